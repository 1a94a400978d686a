/** Test files share one window, which is much faster; every file starts with fresh modules and empty storage. */
import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/svelte'
import { vi } from 'vitest'

const PATIENCE = 60_000 // milliseconds to wait for a state, on a busy machine

configure({ asyncUtilTimeout: PATIENCE })
vi.setConfig({ testTimeout: 3 * PATIENCE })
vi.resetModules()
vi.useRealTimers()
vi.restoreAllMocks()
vi.unstubAllGlobals()
localStorage.clear()
sessionStorage.clear()
document.head.replaceChildren()
document.body.replaceChildren()
history.replaceState(null, '', '/')
