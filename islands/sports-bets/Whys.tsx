import { LOCALES } from '#config/locales.ts'
import { halvesOf } from '#rules/sports/halves.ts'
import { priceOf } from '#rules/sports/leg.ts'
import type { BetLeg, PlacedBet } from '#stores/sports/bet.ts'
import { fill } from '../ui/fill.ts'
import alike from '../ui/sports/picks.module.css'
import { decimalsIn } from '../ui/sports/prices.ts'
import { letterOf, type SportsTexts } from '../ui/sports/words.ts'
import styles from './bets.module.css'
import type { TextProps } from './props.ts'

type Texts = TextProps['texts'] & SportsTexts

/** Which half of a stake on a quarter line went which way. */
function halfWhy({ bets, locale }: Texts, leg: BetLeg): string {
  const isWon = leg.status === 'HALF_WON'
  const price = decimalsIn(locale).one(leg.price)
  const halves = halvesOf(leg.market, leg.outcome, LOCALES[locale].bcp47)
  if (!halves)
    return fill(bets[isWon ? 'bets.why.halfWon' : 'bets.why.halfLost'], { price }, locale)
  return fill(
    bets[isWon ? 'bets.why.HALF_WON' : 'bets.why.HALF_LOST'],
    { ...halves, price },
    locale
  )
}

/** What has become of a stake on a leg, where it neither simply won nor simply lost. */
function whysOf(texts: Texts, leg: BetLeg, eachWay: boolean): readonly string[] {
  const { bets, locale } = texts
  const { deadHeatPlaces, deadHeatTied, placeDeadHeatPlaces, placeDeadHeatTied } = leg
  const whys: string[] = []
  if (eachWay && leg.eachWayPart !== null && leg.eachWayPlaces !== null) {
    const part = leg.eachWayPart
    const placePrice = priceOf({ odds: leg.price, part }, 'place')
    const price = decimalsIn(locale).product(placePrice)
    whys.push(fill(bets['bets.why.eachWay'], { places: leg.eachWayPlaces, part, price }, locale))
  }
  if (leg.status === 'HALF_WON' || leg.status === 'HALF_LOST') whys.push(halfWhy(texts, leg))
  if (leg.status === 'VOID') whys.push(bets['bets.why.VOID'])
  if (leg.status === 'DEAD_HEAT' && deadHeatPlaces !== null && deadHeatTied !== null) {
    const heat = { places: deadHeatPlaces, tied: deadHeatTied }
    const price = decimalsIn(locale).one(leg.price)
    whys.push(fill(bets['bets.why.heat'], { ...heat, price }, locale))
  }
  if (leg.status === 'PLACED') whys.push(bets['bets.why.PLACED'])
  if (eachWay && placeDeadHeatPlaces !== null && placeDeadHeatTied !== null) {
    const heat = { places: placeDeadHeatPlaces, tied: placeDeadHeatTied }
    whys.push(fill(bets['bets.why.placeHeat'], heat, locale))
  }
  return whys
}

/** Which part of the stake went which way, leg by leg. */
export function Whys({ bet, texts }: TextProps & { readonly bet: PlacedBet }) {
  const told = bet.legs.flatMap((leg, place) =>
    whysOf(texts, leg, bet.eachWay).map(why => ({ place, why }))
  )
  if (told.length === 0) return null
  return (
    <ul className={styles.whys}>
      {told.map(({ place, why }) => (
        <li key={`${place} ${why}`}>
          {bet.legs.length > 1 && <span className={alike.tag}>{letterOf(place)}</span>}
          {why}
        </li>
      ))}
    </ul>
  )
}
