/**
 * The details of a piece: hover for a moment, press long, or press `i` on it. `use:inspect={{ game, sort: 'card', name }}`
 * opens the details beside it; nothing is reachable only that way, because a selected card shows the same. Where a click does
 * nothing else, `data-inspect="click"` lets it open them, too.
 */
export interface Inspected {
  game: string
  /** The sort of piece in the catalogue: card, wonder, board, token. */
  sort: string
  name: string
  edition?: number
  side?: string
  /** Further sentences, such as the payment or why it is impossible; requested when the details open. */
  notes?: () => Promise<string[]> | string[]
}

const HOVER = 450
const LONG = 450

class Inspection {
  piece = $state.raw<Inspected | null>(null)
  anchor = $state.raw<DOMRect | null>(null)
  /** With a pointer it closes when the pointer leaves; otherwise it stays until closed. */
  stays = $state(false)

  open(piece: Inspected, anchor: DOMRect, stays: boolean): void {
    this.piece = piece
    this.anchor = anchor
    this.stays = stays
  }

  close(): void {
    this.piece = null
  }
}

export const inspection = new Inspection()

export function inspect(node: HTMLElement, piece: Inspected | null) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLong = false
  /** Whether the mouse has come here: it has if it moves, not if the piece appears under it. A press ends the visit. */
  let isVisited = false
  const open = (stays: boolean): void => {
    if (piece) inspection.open(piece, node.getBoundingClientRect(), stays)
  }
  const stop = (): void => {
    clearTimeout(timer)
    if (!inspection.stays) inspection.close()
  }
  const on: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    pointermove: (event) => {
      if (event.pointerType !== 'mouse' || isVisited) return
      isVisited = true
      timer = setTimeout(() => open(false), HOVER)
    },
    pointerleave: () => {
      isVisited = false
      stop()
    },
    pointerdown: (event) => {
      isVisited = true
      stop()
      isLong = false
      if (event.pointerType !== 'mouse')
        timer = setTimeout(() => {
          isLong = true
          open(true)
        }, LONG)
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    contextmenu: (event) => {
      if (isLong) event.preventDefault()
    },
    keydown: (event) => {
      if (event.key === 'i' && event.target === node) open(true)
    },
  }
  /** A long press opens details and does not select. */
  const click = (event: MouseEvent): void => {
    if (node.dataset.inspect === 'click') open(true)
    else if (isLong) {
      event.stopPropagation()
      event.preventDefault()
    }
    isLong = false
  }
  for (const [name, heard] of Object.entries(on)) node.addEventListener(name, heard as EventListener)
  node.addEventListener('click', click, true)
  return {
    update: (next: Inspected | null) => {
      piece = next
    },
    destroy: () => {
      stop()
      for (const [name, heard] of Object.entries(on)) node.removeEventListener(name, heard as EventListener)
    },
  }
}
