import { element } from '../../ui/element.ts'

export interface Tab {
  readonly id: string
  readonly name: string
  readonly panel: HTMLElement
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1
}

/**
 * Tabs over panels that stand in the document: one of them is in the order of the Tab key, arrows
 * open the next one. `opened` hears of each that is opened, but not of the first.
 */
export function tabsOf(label: string, tabs: readonly Tab[], opened: (id: string) => void) {
  const root = element('div', { class: 'mtabs', role: 'tablist' })
  root.ariaLabel = label
  const buttons = tabs.map(({ id, name, panel }) => {
    panel.id = `match-${id}`
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', `tab-${id}`)
    return element(
      'button',
      { type: 'button', role: 'tab', id: `tab-${id}`, 'aria-controls': panel.id },
      name
    )
  })

  const show = (chosen: number) => {
    for (const [at, button] of buttons.entries()) {
      const isChosen = at === chosen
      button.ariaSelected = String(isChosen)
      button.tabIndex = isChosen ? 0 : -1
      const panel = tabs[at]?.panel
      if (panel) panel.hidden = !isChosen
    }
  }
  const open = (at: number) => {
    show(at)
    const tab = tabs[at]
    if (tab) opened(tab.id)
  }

  for (const [at, button] of buttons.entries()) button.addEventListener('click', () => open(at))
  root.addEventListener('keydown', event => {
    const step = STEPS[event.key]
    const from = buttons.indexOf(event.target as HTMLButtonElement)
    if (!step || from < 0) return
    event.preventDefault()
    const at = step(from, buttons.length)
    open(at)
    buttons[at]?.focus()
  })
  root.append(...buttons)
  show(0)
  return root
}
