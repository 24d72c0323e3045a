import { atom, readonlyType } from 'nanostores'

import { isOddsFormat, type OddsFormat } from '#rules/sports/odds-format.ts'
import { $consent, consentsTo } from '../consent.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'

const KEY = 'oddsFormat'

const $state = atom<OddsFormat>('decimal')

/** How prices are written for this reader, the same in every open tab. */
export const $oddsFormat = readonlyType($state)

function kept(): OddsFormat {
  const { local, session } = environment()
  const format = session.get(KEY) ?? local.get(KEY)
  return isOddsFormat(format) ? format : 'decimal'
}

/** For the visit in any case; longer where preferences may be kept. */
function keep(format: OddsFormat): void {
  const { local, session } = environment()
  session.set(KEY, format)
  if (consentsTo('preferences')) local.set(KEY, format)
  $state.set(format)
}

/** Has prices written in a form from now on. */
export function chooseOddsFormat(format: OddsFormat): void {
  keep(format)
  environment().channel.post({ type: KEY, format })
}

const toldFormat = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === KEY
    ? Reflect.get(message, 'format')
    : undefined

onVisit($state, () => {
  $state.set(kept())
  const stops = [
    environment().channel.onMessage(message => {
      const format = toldFormat(message)
      if (isOddsFormat(format)) keep(format)
    }),
    // A yes that comes later holds for what has been chosen already.
    $consent.listen(() => {
      if (kept() !== 'decimal') keep(kept())
    })
  ]
  return () => {
    for (const stop of stops) stop()
  }
})
