/** Marks something that scrolls sideways with where there is more, for its style: `data-more="before after"`. */
export function edges(node: HTMLElement): { destroy: () => void } {
  const note = (): void => {
    const hasBefore = node.scrollLeft > 1
    const hasAfter = node.scrollLeft + node.clientWidth < node.scrollWidth - 1
    node.dataset.more = [...(hasBefore ? ['before'] : []), ...(hasAfter ? ['after'] : [])].join(' ')
  }
  const observer = new ResizeObserver(note)
  for (const each of [node, ...node.children]) observer.observe(each)
  node.addEventListener('scroll', note, { passive: true })
  return {
    destroy: () => {
      observer.disconnect()
      node.removeEventListener('scroll', note)
    },
  }
}
