/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:locales' {
  const loaders: Record<string, () => Promise<string>>
  export default loaders
}
