import { button } from './element.ts'
import type { Chosen } from './form.ts'
import type { Say } from './words.ts'

/** The choices that are made, each to be taken back by a press, and all of them. */
export function chosenOf(root: HTMLElement, say: Say, changed: () => void) {
  const list = root.querySelector('.sift__chosen')
  const form = root.querySelector('form')
  /** The place of the chip that was pressed last, until the others are drawn anew. */
  let taken: number | undefined

  const chip = ({ label, undo }: Chosen, isNamed: boolean) => {
    const made = button('sift__chip', label, () => {
      taken = [...(list?.children ?? [])].indexOf(made.parentElement as Element)
      undo()
      changed()
    })
    made.ariaLabel = isNamed ? say('remove', { name: label }) : null
    const item = document.createElement('li')
    item.append(made)
    return item
  }

  /** The focus stays in the row that lost a chip, or goes to where there are others. */
  const refocus = () => {
    if (taken === undefined) return
    const chips = [...(list?.querySelectorAll('button') ?? [])]
    const next = chips[Math.max(0, Math.min(taken, chips.length - 2))]
    taken = undefined
    if (next) next.focus()
    else root.querySelector<HTMLElement>('[data-sift=open]')?.focus()
  }

  return {
    /** Shows them, and says how many they are. */
    show(choices: readonly Chosen[]): number {
      const clear = chip({ label: say('clear'), undo: () => form?.reset() }, false)
      clear.firstElementChild?.classList.add('sift__chip--clear')
      const chips = choices.map(choice => chip(choice, true))
      list?.replaceChildren(...chips, ...(choices.length > 0 ? [clear] : []))
      list?.toggleAttribute('hidden', choices.length === 0)
      refocus()
      return choices.length
    }
  }
}
