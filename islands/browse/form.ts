import type { CurrencyCode } from '#config/currencies.ts'
import { stakeText } from '#rules/browse/figures.ts'
import type { Sifted } from '#rules/browse/sift.ts'
import { MANY, readWanted, type Wanted } from '#rules/browse/wanted.ts'

/** A choice that is made, and how it is taken back. */
export interface Chosen {
  readonly label: string
  undo(): void
}

const FIGURES = ['rtp', 'from', 'to', 'sort'] as const

const plain = (element: Element | null | undefined) =>
  [...(element?.childNodes ?? [])]
    .filter(node => node instanceof Text)
    .map(node => node.data.trim())
    .join('')

/** A degree says little without what it is a degree of. */
function labelOf(box: HTMLInputElement): string {
  const label = plain(box.closest('label')?.querySelector('span'))
  return box.name === 'volatility'
    ? `${plain(box.closest('fieldset')?.querySelector('legend'))}: ${label}`
    : label
}

/** The controls that a list is sifted by, as what they say is wanted. */
export function formOf(form: HTMLFormElement) {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const select = (name: string) => form.querySelector<HTMLSelectElement>(`select[name=${name}]`)

  return {
    read(): Wanted {
      const entries = new URLSearchParams()
      for (const name of MANY) {
        const chosen = boxes.filter(box => box.name === name && box.checked)
        entries.set(name, chosen.map(({ value }) => value).join(','))
      }
      if (boxes.some(box => box.name === 'jackpot' && box.checked)) entries.set('jackpot', '1')
      for (const name of FIGURES) entries.set(name, select(name)?.value ?? '')
      return readWanted(entries)
    },
    write(wanted: Wanted) {
      for (const box of boxes)
        box.checked =
          box.name === 'jackpot'
            ? wanted.jackpot
            : MANY.some(name => name === box.name && wanted[name].includes(box.value))
      for (const name of FIGURES) {
        const field = select(name)
        const value = String(wanted[name] || '')
        const isOffered = [...(field?.options ?? [])].some(option => option.value === value)
        if (field) field.value = isOffered ? value : (field.options[0]?.value ?? '')
      }
    },
    /** What is chosen, in the words of its controls; stakes in those of the caller. */
    chosen(sayStake: (name: 'from' | 'to', stake: string) => string): readonly Chosen[] {
      const checked = boxes
        .filter(box => box.checked)
        .map(box => ({
          label: labelOf(box),
          undo: () => {
            box.checked = false
          }
        }))
      const picked = (['rtp', 'from', 'to'] as const).flatMap(name => {
        const field = select(name)
        if (!field?.value) return []
        const text = field.selectedOptions[0]?.text ?? ''
        const of = plain(field.closest('label')?.querySelector('span'))
        const label = name === 'rtp' ? `${of}: ${text}` : sayStake(name, text)
        return [
          {
            label,
            undo: () => {
              field.value = ''
            }
          }
        ]
      })
      return [...checked, ...picked]
    },
    /** Says beside each choice what it would leave, and dims what would leave nothing. */
    count({ counts, withJackpot }: Sifted) {
      for (const box of boxes) {
        const group = MANY.find(name => name === box.name)
        const count = group ? (counts[group].get(box.value) ?? 0) : withJackpot
        const place = box.closest('label')?.querySelector('[data-count]')
        if (place) place.textContent = String(count)
        box.closest('label')?.classList.toggle('sift__choice--none', count === 0 && !box.checked)
      }
    },
    /** Names the stakes in another currency. */
    recount(unit: number, currency: CurrencyCode) {
      const language = document.documentElement.lang
      for (const name of ['from', 'to'])
        for (const option of select(name)?.options ?? [])
          if (option.value !== '')
            option.text = stakeText(Number(option.value), unit, currency, language)
    }
  }
}
