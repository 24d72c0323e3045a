import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { BONUS_TERMS } from '#config/bonus-terms.ts'
import { assetOf, toDecimal } from '#rules/money.ts'
import { closeBonuses, grantBonus } from '#server/capabilities/bonus/index.ts'
import { bet } from '#server/capabilities/games/bet.ts'
import { HOUSE_PROVIDER } from '#server/capabilities/games/index.ts'
import { raise } from '#server/capabilities/games/raise.ts'
import { rollback } from '#server/capabilities/games/rollback.ts'
import { win } from '#server/capabilities/games/win.ts'
import { InsufficientFunds } from '#server/ledger/errors.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { playing, sessionToken } from '../games/support.ts'
import { type Games, plainHouse, type Step, stepArbitrary } from './plain-house.ts'
import { LIVE, SLOT, standingClock, TABLE } from './support.ts'

/** On each of the two databases. */
const SEQUENCES = 1000
/** Half a minute of work, on machines with other things to do. */
const PATIENCE_MS = 600_000
const GAMES = { Slots: SLOT, Table: TABLE, Live: LIVE } as const
const TERMS = { ...BONUS_TERMS, maxPayoutTimes: 2n }

let platform: TestPlatform
let player: Awaited<ReturnType<typeof playing>>['player']
let tokens: Readonly<Record<Games, string>>

beforeAll(async () => {
  platform = await startPlatform({ clock: standingClock() })
  const signedIn = await playing(platform, { cash: 0n })
  player = signedIn.player
  tokens = {
    Slots: await sessionToken(platform, signedIn, SLOT),
    Table: await sessionToken(platform, signedIn, TABLE),
    Live: await sessionToken(platform, signedIn, LIVE)
  }
})

afterAll(async () => {
  await platform.close()
})

interface OpenRound {
  readonly roundId: string
  /** The calls that took money, the first and what raised it. */
  readonly stakes: string[]
}

/** The house itself, taking the same steps by its own doors. */
function realHouse() {
  const { ports } = platform
  const { id: playerId, currency, country } = player
  const asset = assetOf(currency)
  const purse = `player:${playerId}:cash` as const
  const bank = 'provider:model' as const
  const rounds = new Map<Games, OpenRound>()
  const none = (): OpenRound => ({ roundId: randomUUID(), stakes: [] })
  const callOf = (games: Games, { roundId }: OpenRound) => ({
    transactionId: randomUUID(),
    roundId,
    sessionToken: tokens[games],
    game: GAMES[games],
    currency
  })

  const take = async (step: Step): Promise<boolean> => {
    switch (step.kind) {
      case 'deposit':
      case 'withdrawal': {
        const [from, to] = step.kind === 'deposit' ? [bank, purse] : [purse, bank]
        const postings = [{ from, to, asset, amount: step.amount }]
        try {
          await ports.ledger.postAlone({ key: `model:${randomUUID()}`, postings })
          return true
        } catch (error) {
          if (error instanceof InsufficientFunds) return false
          throw error
        }
      }
      case 'bonus': {
        const given = {
          playerId,
          country,
          currency,
          name: 'Model',
          amount: step.amount,
          factor: step.factor,
          source: 'model',
          key: `model:${randomUUID()}`,
          at: ports.clock.now(),
          terms: TERMS
        }
        const granted = await ports.db.transaction(tx => grantBonus(ports, tx, given))
        return granted.status === 'granted'
      }
      case 'forfeit':
        return await ports.db.transaction(
          async tx => (await closeBonuses(ports, tx, playerId, 'GIVEN_UP')).length > 0
        )
      case 'expiry':
        // Its time is over, and nothing has looked at it since.
        await sql`update bonuses set expires_at = ${ports.clock.now()}
          where player_id = ${playerId} and status = 'Active'`.execute(ports.db.kysely)
        return true
      case 'bet':
      case 'raise': {
        const open = rounds.get(step.games)
        const round = step.kind === 'bet' || !open ? none() : open
        const call = {
          ...callOf(step.games, round),
          amount: toDecimal(step.amount, currency)
        }
        const { status } =
          step.kind === 'bet'
            ? await bet(ports, HOUSE_PROVIDER, call)
            : await raise(ports, HOUSE_PROVIDER, {
                ...call,
                betTransactionId: round.stakes[0] ?? 'none'
              })
        if (status === 'error') return false
        round.stakes.push(call.transactionId)
        rounds.set(step.games, round)
        return true
      }
      case 'win': {
        const round = rounds.get(step.games) ?? none()
        const { status } = await win(ports, HOUSE_PROVIDER, {
          ...callOf(step.games, round),
          betTransactionId: round.stakes[0] ?? 'none',
          amount: toDecimal(step.amount, currency),
          roundEnded: step.ends
        })
        if (status === 'ok' && step.ends) rounds.delete(step.games)
        return status === 'ok'
      }
      case 'rollback': {
        const round = rounds.get(step.games)
        const last = round?.stakes.at(-1)
        if (!round || last === undefined) return false
        const call = { ...callOf(step.games, round), betTransactionId: last }
        if ((await rollback(ports, HOUSE_PROVIDER, call)).status === 'error') return false
        round.stakes.pop()
        if (round.stakes.length === 0) rounds.delete(step.games)
        return true
      }
      default:
        return step satisfies never
    }
  }

  const held = (kind: string) => sql<bigint>`coalesce((select balance from ledger_balances
    where account = ${`player:${playerId}:${kind}`} and asset = ${asset}), 0)::bigint`
  return {
    take,
    /** The purses, and of the latest bonus whatever can change; one statement, for there are many steps. */
    async read() {
      const { rows } = await sql<{ cash: bigint; bonus: bigint } & LatestBonus>`
        select ${held('cash')} as cash, ${held('bonus')} as bonus,
          latest.status, latest.end_reason, latest.wagered, latest.paid_out, latest.removed
        from (select 1) one left join (
          select * from bonuses where player_id = ${playerId} order by granted_at desc limit 1
        ) latest on true`.execute(ports.db.kysely)
      const [{ cash, bonus, ...latest }] = rows as [(typeof rows)[number]]
      return { cash, bonus, latest }
    }
  }
}

interface LatestBonus {
  readonly status: string
  readonly end_reason: string | null
  readonly wagered: bigint
  readonly paid_out: bigint
  readonly removed: bigint
}

/** A stake of nothing stands for all that there is, as far as it may be staked at once. */
function withAll(step: Step, { cash, bonus }: { readonly cash: bigint; readonly bonus: bigint }) {
  if (step.kind !== 'bet' || step.amount > 0n) return step
  const all = cash + bonus
  return { ...step, amount: all > 500n ? 500n : all || 1n }
}

test(
  `in ${SEQUENCES} sequences the house and a plain one say the same at every step`,
  async () => {
    const seen = new Set<string>()
    const plain = plainHouse()
    const real = realHouse()
    const step = async (taken: Step) => {
      // Bonuses are told apart by when they were given.
      const now = platform.ports.clock.now().getTime()
      await platform.ports.clock.move(new Date(now + 1))
      expect(await real.take(taken)).toBe(plain.take(taken))
      const told = plain.read()
      if (told.latest) {
        expect(await real.read()).toEqual(told)
        seen.add(told.latest.end_reason ?? told.latest.status)
      }
    }
    await fc.assert(
      fc.asyncProperty(fc.array(stepArbitrary, { minLength: 3, maxLength: 9 }), async steps => {
        for (const taken of steps) await step(withAll(taken, plain.read()))
        // Rounds and bonuses go on into the next sequence; but who is rich needs no bonus money.
        const { cash } = plain.read()
        if (cash > 0n) await step({ kind: 'withdrawal', amount: cash })
      }),
      // One player goes through them all, so a shorter one can not be looked for.
      { numRuns: SEQUENCES, endOnFailure: true }
    )
    // The sequences came by every end that a bonus can have here.
    expect([...seen].toSorted()).toEqual(['Active', 'EXPIRED', 'GIVEN_UP', 'USED_UP', 'WAGERED'])
    const { unbalanced, drifted, negative } = await platform.ports.ledger.reconcile()
    expect([unbalanced, drifted, negative]).toEqual([[], [], []])
  },
  PATIENCE_MS
)
