import { isCurrency } from '#config/currencies.ts'
import { fromJson } from '#contract/wire/fit.ts'
import { type RoundRecord, readRoundRecord } from '#contract/wire/round-record.ts'
import { toDecimal } from '#rules/money.ts'
import { IllegalMove } from '../blackjack/blackjack.ts'
import { commitmentOf, decideBy } from '../fairness/seeds.ts'
import type { Kind, Standing } from './kind.ts'
import { kindOf } from './kinds.ts'

export type { RoundRecord }

/** The record in a text; null when there is none. */
export const recordIn = (text: string): RoundRecord | null => readRoundRecord(fromJson(text))

/** One thing that is told of a round, beside what comes out when it is worked out again. */
export interface Checked {
  readonly what: 'commitment' | 'shown' | 'stake' | 'staked' | 'win'
  readonly told: string
  readonly computed: string
  readonly isRight: boolean
}

export type Check =
  /** Something is left to choose, so the house's secret is not told yet. */
  | { readonly status: 'running' }
  /** The game is not one of ours. */
  | { readonly status: 'unknownGame' }
  | {
      readonly status: 'checked'
      readonly isRight: boolean
      readonly steps: readonly Checked[]
      /** The picture of the round as it was worked out; null where nothing comes out. */
      readonly shown: ReturnType<Standing['view']> | null
    }

/** The same value in one way of writing, whatever order its fields were sent in. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  const sorted = fields.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${sorted.map(([name, field]) => `${JSON.stringify(name)}:${written(field)}`).join()}}`
}

const step = (what: Checked['what'], told: string, computed: string): Checked => ({
  what,
  told,
  computed,
  isRight: told === computed
})

/** Where the round ends by its seeds and moves; null where these lead to no end. */
async function endOf(record: RoundRecord, kind: Kind, stake: bigint, server: string) {
  const { clientSeed: client, currency, game, moves, opening, startedAt } = record
  if (!isCurrency(currency)) return null
  const round = { game, currency, stake, opening, moves, closes_at: null }
  try {
    const at = new Date(startedAt)
    const standing = await decideBy({ server, client }, draw => kind.at(draw, round, at))
    return standing.isOver ? standing : null
  } catch (error) {
    // The moves are not possible in the round that the seeds lead to.
    if (error instanceof IllegalMove || error instanceof RangeError) return null
    throw error
  }
}

/**
 * Decides a round anew from what its record says decided it: the hash of the house's secret, the
 * draws of both words, the moves. Needs no network. A record whose seeds, stakes, moves or results
 * were changed does not fit.
 */
export async function checkRound(record: RoundRecord): Promise<Check> {
  const { clientSeed, commitment, currency, game, opening, serverSeed } = record
  if (serverSeed === null) return { status: 'running' }
  const kind = kindOf(game)
  if (!kind || !isCurrency(currency)) return { status: 'unknownGame' }
  const money = (minor: bigint | undefined) =>
    minor === undefined ? '' : toDecimal(minor, currency)
  const opened = kind.open(opening, game, currency)
  const standing = opened && (await endOf(record, kind, opened.stake, serverSeed))
  const proof = { commitment, clientSeed, serverSeed }
  const shown = standing ? standing.view({ id: record.id, proof }) : null
  const steps = [
    step('commitment', commitment, await commitmentOf(serverSeed)),
    step('stake', record.stake, money(opened?.stake)),
    step('staked', record.staked, money(standing?.staked)),
    step('shown', written(record.shown), written(shown)),
    step('win', record.win, money(standing?.payout))
  ]
  return { status: 'checked', isRight: steps.every(({ isRight }) => isRight), steps, shown }
}
