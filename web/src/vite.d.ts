/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:words' {
  const loaders: Record<string, () => Promise<string>>
  export default loaders
}
