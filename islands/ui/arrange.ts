/** Puts nodes in their order, and leaves those that stand where they belong already. */
export function arrange(parent: Element, nodes: readonly Element[]): void {
  for (const [place, node] of nodes.entries()) {
    const there = parent.children[place]
    if (there !== node) parent.insertBefore(node, there ?? null)
  }
  while (parent.children.length > nodes.length) parent.lastElementChild?.remove()
}
