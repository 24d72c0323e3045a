import type { JackpotRule, PagePot } from '#config/jackpots.ts'
import type { PotState } from '#rules/jackpot/decide.ts'
import { MICRO_PER_CENT } from '#rules/jackpot/euros.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { JACKPOTS_ACCOUNT, potAccount } from './accounts.ts'
import type { PotRow } from './tables.ts'

const centsOf = (micro: bigint) => micro / MICRO_PER_CENT

/**
 * The pots of a jackpot while contributions are decided: what they hold, and what their accounts
 * hold in whole cents. Growth is posted in one entry for many contributions, before a pot falls and
 * at the end.
 */
export function openPots(rule: JackpotRule, rows: readonly PotRow[]) {
  let pots: readonly PotState[] = rows.map(({ pot, micro, filling }) => ({
    id: pot,
    micro,
    filling
  }))
  const posted = new Map<PagePot, bigint>(rows.map(({ pot, micro }) => [pot, centsOf(micro)]))
  const seedOf = (pot: PagePot) => rule.pots.find(({ id }) => id === pot)?.seed ?? 0n
  const stateOf = (pot: PagePot): PotState => {
    const state = pots.find(({ id }) => id === pot)
    if (!state) throw new RangeError(`Jackpot ${rule.id} has no pot ${pot}`)
    return state
  }

  return {
    states: (): readonly PotState[] => pots,
    stateOf,
    become(states: readonly PotState[]): void {
      pots = states
    },
    /** What a pot's account would have to hold before it falls: all of it but the next seed. */
    async fill(ports: Ports, tx: Tx, key: string, wanted: ReadonlyMap<PagePot, bigint>) {
      const postings = [...wanted].flatMap(([pot, cents]) => {
        const amount = cents - (posted.get(pot) ?? 0n)
        posted.set(pot, cents)
        return amount > 0n
          ? [
              {
                from: JACKPOTS_ACCOUNT,
                to: potAccount(rule.id, pot),
                asset: 'EUR/2',
                amount
              } as const
            ]
          : []
      })
      if (postings.length > 0) await ports.ledger.post(tx, { key, postings })
    },
    /** Whole cents of every pot as it stands. */
    cents: (): ReadonlyMap<PagePot, bigint> =>
      new Map(pots.map(({ id, micro }) => [id, centsOf(micro)])),
    /** So much has left a pot's account. */
    paid(pot: PagePot, cents: bigint): void {
      posted.set(pot, (posted.get(pot) ?? 0n) - cents)
    },
    /** Puts what was not shared back into a pot. */
    giveBack(pot: PagePot, cents: bigint): void {
      pots = pots.map(state =>
        state.id === pot ? { ...state, micro: state.micro + cents * MICRO_PER_CENT } : state
      )
    },
    seedOf
  }
}

export type Pots = ReturnType<typeof openPots>
