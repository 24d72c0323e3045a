import type { Licence } from '#config/licences.ts'
import type { LimitPlace } from './names.ts'

type Offer = Pick<
  Licence,
  'depositLimits' | 'gameLossLimits' | 'lossLimits' | 'sessionLimits' | 'wagerLimits'
>

/** Every limit that a licence offers, but those on single games, of which there are as many as games. */
export function offeredLimits(offer: Offer): readonly LimitPlace[] {
  const each = (kind: 'Deposit' | 'Loss' | 'Wager', periods: Licence['depositLimits']) =>
    periods.map(period => ({ kind, period, game: null }))
  return [
    ...each('Deposit', offer.depositLimits),
    ...each('Loss', offer.lossLimits),
    ...each('Wager', offer.wagerLimits),
    ...(offer.sessionLimits ? [{ kind: 'Session', period: null, game: null } as const] : [])
  ]
}

/** Whether a licence offers this limit; on a single game it is on a day's loss. */
export function isOffered(offer: Offer, { kind, period, game }: LimitPlace): boolean {
  if (game !== null) return offer.gameLossLimits && kind === 'Loss' && period === 'Day'
  return offeredLimits(offer).some(place => place.kind === kind && place.period === period)
}
