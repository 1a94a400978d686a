/** Test files share one window, which is much quicker than a window each; every file starts with fresh modules and nothing stored. */
import '@testing-library/jest-dom/vitest'
import { vi } from 'vitest'

vi.resetModules()
vi.useRealTimers()
vi.restoreAllMocks()
vi.unstubAllGlobals()
localStorage.clear()
sessionStorage.clear()
document.head.replaceChildren()
document.body.replaceChildren()
history.replaceState(null, '', '/')
