import { isSlot, MODEL_OF, SLOT_MODELS, type SlotModelName } from '#config/catalogue/models.ts'
import { isTable, TABLES, type TableSlug } from '#config/catalogue/tables.ts'
import { deal } from './blackjack/blackjack.ts'
import { adviceFor } from './blackjack/strategy.ts'
import { type Draw, seededDraw } from './draw.ts'
import { returnOf as rouletteReturn } from './roulette/roulette.ts'
import { SPOTS } from './roulette/spots.ts'
import { MODELS } from './slots/models/models.ts'
import { returnOf as slotReturn } from './slots/return/return-of.ts'
import { simulate } from './slots/return/simulate.ts'
import { bestReturn } from './video-poker/return.ts'
import { FIELDS, ORDER, returned } from './wheel/wheel.ts'

/** What comes back of a stake, as a share of it. */
export type Return =
  | { readonly kind: 'exact'; readonly mean: number }
  /** Played: `error` is one standard error of the mean. */
  | { readonly kind: 'played'; readonly mean: number; readonly error: number }

const STAKE = 100n

/** One hand by basic strategy: what came back beyond all stakes, as a share of the first one. */
function blackjackNet(draw: Draw): number {
  const round = deal(draw, STAKE)
  for (let move = adviceFor(round.view()); move; move = adviceFor(round.view())) round.act(move)
  const { insuranceReturned, returned: hands, staked } = round.view()
  const paid = hands.reduce((sum, one) => sum + one, insuranceReturned)
  return Number(paid - staked) / Number(STAKE)
}

function playBlackjack(rounds: number, seed: number): Return {
  const draw = seededDraw(seed)
  let [sum, squares] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const net = blackjackNet(draw)
    sum += net
    squares += net * net
  }
  const mean = sum / rounds
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds)
  return { kind: 'played', mean: 1 + mean, error }
}

function tableReturn(slug: TableSlug, rounds: number, seed: number): Return {
  const table = TABLES[slug]
  switch (table.kind) {
    case 'roulette': {
      // The return that is told is that of a chip on a number; even chances may be better.
      const { returned: back, staked } = rouletteReturn(table.rules, SPOTS[0]?.id ?? '')
      return { kind: 'exact', mean: Number(back) / Number(staked) }
    }
    case 'wheel':
      // No field is a better bet than another, which the tests of the wheel hold.
      return {
        kind: 'exact',
        mean:
          ORDER.reduce(
            (sum, _, segment) =>
              sum + Number(returned(segment, { field: FIELDS[0].id, amount: STAKE })),
            0
          ) /
          Number(STAKE) /
          ORDER.length
      }
    case 'videoPoker':
      return { kind: 'exact', mean: bestReturn() }
    case 'blackjack':
      return playBlackjack(rounds, seed)
  }
}

function modelReturn(name: SlotModelName, rounds: number, seed: number): Return {
  const exact = slotReturn(MODELS[name])
  if (exact !== null) return { kind: 'exact', mean: exact }
  const { error, mean } = simulate(MODELS[name], rounds, seed)
  return { kind: 'played', mean, error }
}

/** Titles of one model have one return: what is worked out once is worked out for all of them. */
export const mathematicsOf = (slug: string): string => (isSlot(slug) ? MODEL_OF[slug] : slug)

const isModel = (name: string): name is SlotModelName => Object.hasOwn(SLOT_MODELS, name)

/** What is told of the return, as a share; and what it is, worked out or played. */
export function returnOf(
  mathematics: string,
  rounds: number,
  seed: number
): { readonly told: number; readonly found: Return } {
  if (isModel(mathematics)) {
    const told = Number(SLOT_MODELS[mathematics].rtp) / 100
    return { told, found: modelReturn(mathematics, rounds, seed) }
  }
  if (!isTable(mathematics)) throw new RangeError(`${mathematics} is no game`)
  const told = Number(TABLES[mathematics].rtp) / 100
  return { told, found: tableReturn(mathematics, rounds, seed) }
}

/** Two digits of a percent are told, so an exact return may differ by half of the last. */
const ROUNDING = 0.00005 + 1e-9
const STANDARD_ERRORS = 4

/** Whether what is told is what comes back, as far as it can be known. */
export const isTold = (told: number, found: Return): boolean =>
  Math.abs(found.mean - told) <= (found.kind === 'exact' ? ROUNDING : STANDARD_ERRORS * found.error)
