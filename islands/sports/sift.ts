import type { LiveEvent } from '#stores/sports/live.ts'
import { element, icon } from '../ui/element.ts'
import { say, type View } from './view.ts'

/** Chips that leave the events of one sport; each says how many it leaves. */
export function siftOf(view: View, changed: () => void) {
  const root = element('div', { class: 'chips', role: 'group' })
  root.ariaLabel = say(view, 'sift')
  const chips = new Map<string, { readonly root: HTMLButtonElement; readonly count: HTMLElement }>()
  let chosen = ''

  const chipFor = (sport: string) => {
    const known = chips.get(sport)
    if (known) return known
    const count = element('small')
    const name = sport === '' ? say(view, 'all') : say(view, `sport.${sport}`)
    const signs = sport === '' ? [] : [icon(view.sprite, sport)]
    const button = element('button', { type: 'button' }, ...signs, name, count)
    button.addEventListener('click', () => {
      chosen = sport
      changed()
    })
    const chip = { root: button, count }
    chips.set(sport, chip)
    return chip
  }

  return {
    root,
    takes: ({ sport }: LiveEvent): boolean => chosen === '' || sport === chosen,
    /** Shows a chip for each sport that there is something of. */
    show(events: readonly LiveEvent[]): void {
      const counts = new Map<string, number>([['', events.length]])
      for (const { sport } of events) counts.set(sport, (counts.get(sport) ?? 0) + 1)
      if (!counts.has(chosen)) chosen = ''
      for (const [sport, chip] of chips) {
        if (counts.has(sport)) continue
        chip.root.remove()
        chips.delete(sport)
      }
      for (const [sport, count] of counts) {
        const chip = chipFor(sport)
        chip.count.textContent = view.number(count)
        chip.root.setAttribute('aria-pressed', String(sport === chosen))
        if (!chip.root.isConnected || chip.root.parentElement !== root) root.append(chip.root)
      }
    }
  }
}
