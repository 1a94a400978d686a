/** The router: the path of the page, and navigation without reloading. */

class Router {
  path = $state(location.pathname)
  query = $state(new URLSearchParams(location.search))
  /** How each page is loaded, by the first part of its path. */
  loaders: Readonly<Record<string, () => Promise<unknown>>> = {}

  constructor() {
    addEventListener('popstate', () => this.#read())
  }

  /** The parts of the path: `/table/abc` is `['table', 'abc']`. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent)
  }

  go(path: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.#read()
    scrollTo(0, 0)
  }

  #read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }
}

export const router = new Router()

/** For links: navigates without reloading, unless a new tab was requested. `<a href="/help" onclick={follow}>` */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  router.go(link.pathname + link.search)
}
