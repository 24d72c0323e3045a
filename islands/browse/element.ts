/** A button with words, and what a press does. */
export function button(name: string, words: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = name
  made.append(words)
  made.addEventListener('click', press)
  return made
}

/** Puts nodes in their order, and leaves those that stand where they belong already. */
export function arrange(parent: Element, nodes: readonly Element[]): void {
  for (const [place, node] of nodes.entries()) {
    const there = parent.children[place]
    if (there !== node) parent.insertBefore(node, there ?? null)
  }
  while (parent.children.length > nodes.length) parent.lastElementChild?.remove()
}
