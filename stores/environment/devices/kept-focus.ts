/**
 * Parts that say what they are when the focus comes to them. The whole of a page is none: its
 * beginning is further away than where the browser itself goes on from.
 */
const PARTS = 'section, article, form, fieldset, li, nav, aside'

/**
 * What is left of the places around something that has gone, nearest first: an open dialog by its
 * heading, since all beside it is inert, and nothing of one that has closed.
 */
function nearest(around: readonly Node[]): HTMLElement | undefined {
  for (const node of around) {
    if (!(node instanceof HTMLElement) || !node.isConnected) continue
    if (node instanceof HTMLDialogElement && node.open)
      return node.querySelector<HTMLElement>('h2') ?? undefined
    if (node.matches(PARTS)) return node
  }
  return undefined
}

/** Gives the focus to something that no key leads to, for as long as it stays there. */
function land(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  }
  part.focus({ preventScroll: true })
}

/**
 * A press often takes away what was pressed: a step is over, a row is removed, a button waits for an
 * answer. The browser then leaves the focus on nothing, and who has the screen read out has lost the
 * place. From here on the focus comes back to what can be pressed again, or goes to the nearest part
 * around what has gone, unless the page has moved it by then itself.
 */
export function keepFocus(document: Document): () => void {
  const { defaultView: window } = document
  let focused: Element | null = null
  let around: readonly Node[] = []

  const put = () => {
    if (!focused || document.activeElement !== document.body) return
    if (!focused.isConnected) {
      const part = nearest(around)
      focused = null
      if (part) land(part)
    } else if (focused instanceof HTMLElement && !focused.matches(':disabled')) {
      focused.focus({ preventScroll: true })
    }
  }
  // The page's own wishes come first.
  const observer = new MutationObserver(() => requestAnimationFrame(put))

  const follow = (element: Element) => {
    observer.disconnect()
    focused = element
    const nodes: Node[] = []
    for (let node = element.parentNode; node; node = node.parentNode) nodes.push(node)
    around = nodes
    // A button waits by itself or with the whole of its form.
    for (const node of [element, ...nodes])
      observer.observe(node, { childList: true, attributeFilter: ['disabled'] })
  }
  const release = () => {
    observer.disconnect()
    focused = null
  }
  const onFocus = ({ target }: Event) => {
    if (target instanceof Element) follow(target)
  }
  // Left for nothing by the player, with a press beside it: it is not to come back.
  const onLeave = ({ target }: FocusEvent) =>
    setTimeout(() => {
      const isLeft = document.activeElement === document.body && focused === target
      if (isLeft && focused?.isConnected && !focused.matches(':disabled')) release()
    })
  // Of what happens in a frame the page hears only that it has lost the focus to it.
  const onBlur = () => {
    const { activeElement } = document
    if (activeElement instanceof HTMLIFrameElement) follow(activeElement)
  }
  if (document.activeElement && document.activeElement !== document.body)
    follow(document.activeElement)
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', onLeave)
  window?.addEventListener('blur', onBlur)
  return () => {
    release()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', onLeave)
    window?.removeEventListener('blur', onBlur)
  }
}
