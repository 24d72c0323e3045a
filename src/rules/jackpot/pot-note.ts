import type { PotRule } from '#config/jackpots.ts'
import { formatMessage } from '../message-format.ts'
import { inEuros, inPercent } from './figures.ts'

type NoteTexts = Readonly<Record<`jackpot.${'latest' | 'open' | 'parts' | 'whole'}`, string>>

const WHOLE = 10_000

/** Who is paid when a pot falls, and when it does at the latest. */
export function potNote(
  { community, mustDropAt }: Pick<PotRule, 'community' | 'mustDropAt'>,
  texts: NoteTexts,
  bcp47: string
): string {
  const rest = community.reduce((sum, { share }) => sum + share, 0)
  const parts = {
    main: inPercent((WHOLE - rest) / WHOLE, bcp47),
    rest: inPercent(rest / WHOLE, bcp47)
  }
  const paid =
    rest > 0 ? formatMessage(texts['jackpot.parts'], parts, bcp47) : texts['jackpot.whole']
  const bound =
    mustDropAt === null
      ? texts['jackpot.open']
      : formatMessage(texts['jackpot.latest'], { amount: inEuros(mustDropAt, bcp47) }, bcp47)
  return `${paid} ${bound}`
}
