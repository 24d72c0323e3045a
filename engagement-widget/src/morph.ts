const keyOf = (node: ChildNode): string | null =>
  node instanceof HTMLElement ? node.getAttribute('data-key') : null

const isSame = (a: ChildNode, b: ChildNode): boolean =>
  a.nodeName === b.nodeName && keyOf(a) === keyOf(b)

/** What the player has opened, and what happens to an element by itself. */
const OWN = new Set(['open'])

function morphElement(old: Element, next: Element): void {
  for (const { name } of [...old.attributes])
    if (!next.hasAttribute(name) && !OWN.has(name) && name !== 'style') old.removeAttribute(name)
  for (const { name, value } of next.attributes)
    if (!OWN.has(name) && name !== 'style' && old.getAttribute(name) !== value)
      old.setAttribute(name, value)
  if (old instanceof HTMLElement && next instanceof HTMLElement) {
    old.onclick = next.onclick
    // Written as properties: the attribute itself is what a content policy forbids.
    if (old.style.cssText !== next.style.cssText) old.style.cssText = next.style.cssText
  }
  morph(old, [...next.childNodes])
}

/**
 * Makes the children of a parent what has just been drawn, and keeps every element that is the same
 * one: focus, scroll, pictures and what is open stay as they are.
 */
export function morph(parent: Element, drawn: readonly ChildNode[]): void {
  let at = parent.firstChild
  for (const next of drawn) {
    const key = keyOf(next)
    if (at && key !== null && keyOf(at) !== key) {
      const moved = [...parent.childNodes].find(node => keyOf(node) === key)
      if (moved) {
        parent.insertBefore(moved, at)
        at = moved
      }
    }
    if (!at || !isSame(at, next)) {
      parent.insertBefore(next, at)
      continue
    }
    if (at instanceof Element && next instanceof Element) morphElement(at, next)
    else if (at.nodeValue !== next.nodeValue) at.nodeValue = next.nodeValue
    at = at.nextSibling
  }
  while (at) {
    const gone = at
    at = at.nextSibling
    gone.remove()
  }
}
