import { isOddsFormat, pricesIn } from '#rules/sports/odds-format.ts'
import { $oddsFormat, chooseOddsFormat } from '#stores/sports/odds-format.ts'
import { writePricesBy } from './odds.ts'

let isFollowed = false

const selects = () => document.querySelectorAll<HTMLSelectElement>('.book__odds select')

/** Takes up what a choice of a form says, if it is from one; prices follow the choice from then on. */
export function chooseFormat(from: Element): void {
  if (from instanceof HTMLSelectElement && isOddsFormat(from.value)) chooseOddsFormat(from.value)
  if (!isFollowed)
    $oddsFormat.subscribe(format => {
      writePricesBy(bcp47 => pricesIn(format, bcp47))
      for (const select of selects()) select.value = format
    })
  isFollowed = true
  for (const select of selects()) select.value = $oddsFormat.get()
}
