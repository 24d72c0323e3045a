import fc from 'fast-check'

export type Games = 'Live' | 'Slots' | 'Table'

/** What a player or the house does; amounts are cents. */
export type Step =
  | { readonly kind: 'bet' | 'raise'; readonly games: Games; readonly amount: bigint }
  | { readonly kind: 'bonus'; readonly amount: bigint; readonly factor: string }
  | { readonly kind: 'deposit' | 'withdrawal'; readonly amount: bigint }
  | { readonly kind: 'expiry' | 'forfeit' }
  | { readonly kind: 'rollback'; readonly games: Games }
  | {
      readonly kind: 'win'
      readonly games: Games
      readonly amount: bigint
      readonly ends: boolean
    }

const amount = (max: bigint) => fc.bigInt({ min: 1n, max })
const stakes = fc.oneof(amount(520n), fc.constantFrom(500n, 501n))
/** Of a bet, nothing stands for all that there is. */
const bets = fc.oneof(stakes, fc.constant(0n))
const games = fc.constantFrom<Games>('Slots', 'Slots', 'Slots', 'Table', 'Live')
const is = <K extends Step['kind']>(kind: K) => fc.constant(kind)

export const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: is('deposit'), amount: amount(500n) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: is('bonus'),
      amount: amount(400n),
      factor: fc.constantFrom('0.5', '1', '2.25')
    })
  },
  { weight: 10, arbitrary: fc.record({ kind: is('bet'), games, amount: bets }) },
  { weight: 2, arbitrary: fc.record({ kind: is('raise'), games, amount: stakes }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: is('win'), games, amount: fc.constant(0n), ends: fc.boolean() })
  },
  {
    weight: 4,
    // Often in parts, whose shares have to come to what the whole would have.
    arbitrary: fc.record({
      kind: is('win'),
      games,
      amount: amount(1500n),
      ends: fc.constantFrom(false, false, true)
    })
  },
  { weight: 3, arbitrary: fc.record({ kind: is('rollback'), games }) },
  { weight: 1, arbitrary: fc.record({ kind: is('expiry') }) },
  { weight: 1, arbitrary: fc.record({ kind: is('forfeit') }) },
  { weight: 1, arbitrary: fc.record({ kind: is('withdrawal'), amount: amount(800n) }) }
)

/** The terms of its bonuses. */
const WEIGHTS: Readonly<Record<Games, bigint>> = { Slots: 100n, Table: 10n, Live: 0n }
const MAX_BET = 500n
const PAYOUT_TIMES = 2n

interface PlainBonus {
  status: 'Active' | 'Converted' | 'Expired' | 'Forfeited'
  reason: string | null
  /** In hundredths of a hundredth of a cent. */
  readonly need: bigint
  done: bigint
  readonly most: bigint
  paid: bigint
  gone: bigint
  isDue: boolean
}

interface PlainRound {
  bonus: PlainBonus | undefined
  won: bigint
  /** What of it went to bonus money. */
  shared: bigint
  readonly stakes: { readonly cash: bigint; readonly bonus: bigint; readonly counted: bigint }[]
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)

/** The house as plainly as it can be said: no ledger, no database, a few numbers. */
export function plainHouse() {
  let cash = 0n
  let purse = 0n
  let latest: PlainBonus | undefined
  const rounds = new Map<Games, PlainRound>()

  const lose = (bonus: PlainBonus, reason: string) => {
    bonus.status = reason === 'EXPIRED' ? 'Expired' : 'Forfeited'
    bonus.reason = reason
    bonus.gone += purse
    purse = 0n
  }
  const look = (bonus: PlainBonus | undefined) => {
    if (bonus?.status === 'Active' && bonus.isDue) lose(bonus, 'EXPIRED')
  }
  const running = () => (latest?.status === 'Active' ? latest : undefined)
  const payOut = (bonus: PlainBonus, sum: bigint) => {
    const paid = bonus.status === 'Converted' ? least(sum, bonus.most - bonus.paid) : 0n
    bonus.paid += paid
    bonus.gone += sum - paid
    cash += paid
  }
  const staked = ({ stakes }: PlainRound, of: 'bonus' | 'cash') =>
    stakes.reduce((sum, stake) => sum + stake[of], 0n)

  const stake = (kind: Games, sum: bigint, round: PlainRound, isRaise: boolean) => {
    look(latest)
    const bonus = running()
    if (bonus && !isRaise && sum > MAX_BET) return false
    const mayUse = bonus && WEIGHTS[kind] > 0n && (!round.bonus || round.bonus === bonus)
    if (sum > cash + (mayUse ? purse : 0n)) return false
    const own = least(sum, cash)
    cash -= own
    purse -= sum - own
    const counted = mayUse ? least(sum * WEIGHTS[kind] * 100n, bonus.need - bonus.done) : 0n
    round.stakes.push({ cash: own, bonus: sum - own, counted })
    if (!mayUse) return true
    round.bonus = bonus
    bonus.done += counted
    if (bonus.done < bonus.need) return true
    bonus.status = 'Converted'
    bonus.reason = 'WAGERED'
    payOut(bonus, purse)
    purse = 0n
    return true
  }

  /** Bonus money has come back from a round. */
  const cameBack = (bonus: PlainBonus | undefined, sum: bigint) => {
    if (!bonus) return
    if (bonus.status !== 'Active') return payOut(bonus, sum)
    purse += sum
    const mayCome = [...rounds.values()].some(
      round => round.bonus === bonus && staked(round, 'bonus') > 0n
    )
    if (purse === 0n && !mayCome) lose(bonus, 'USED_UP')
  }

  return {
    /** Takes a step and tells whether it was allowed. */
    take(step: Step): boolean {
      switch (step.kind) {
        case 'deposit':
          cash += step.amount
          return true
        case 'withdrawal':
          if (step.amount > cash) return false
          cash -= step.amount
          return true
        case 'bonus': {
          if (running()?.isDue === false) return false
          look(latest)
          const factor = BigInt(Math.round(Number(step.factor) * 100))
          const required = (step.amount * factor + 99n) / 100n
          purse += step.amount
          latest = {
            status: 'Active',
            reason: null,
            need: required * 10_000n,
            done: 0n,
            most: step.amount * PAYOUT_TIMES,
            paid: 0n,
            gone: 0n,
            isDue: false
          }
          return true
        }
        case 'forfeit': {
          const bonus = running()
          if (bonus) lose(bonus, 'GIVEN_UP')
          return bonus !== undefined
        }
        case 'expiry': {
          const bonus = running()
          if (bonus) bonus.isDue = true
          return true
        }
        case 'bet': {
          if (rounds.has(step.games)) return false
          const round: PlainRound = { bonus: undefined, won: 0n, shared: 0n, stakes: [] }
          if (!stake(step.games, step.amount, round, false)) return false
          rounds.set(step.games, round)
          return true
        }
        case 'raise': {
          const round = rounds.get(step.games)
          if (!round || round.won > 0n) return false
          return stake(step.games, step.amount, round, true)
        }
        case 'win': {
          const round = rounds.get(step.games)
          if (!round) return false
          look(round.bonus)
          const all = staked(round, 'cash') + staked(round, 'bonus')
          round.won += step.amount
          // As if all that it has won came now.
          const share = (round.won * staked(round, 'bonus')) / all - round.shared
          round.shared += share
          cash += step.amount - share
          if (step.ends) rounds.delete(step.games)
          cameBack(round.bonus, share)
          return true
        }
        case 'rollback': {
          const round = rounds.get(step.games)
          if (!round || round.won > 0n) return false
          look(round.bonus)
          const last = round.stakes.pop()
          if (!last) return false
          if (round.stakes.length === 0) rounds.delete(step.games)
          cash += last.cash
          if (round.bonus?.status === 'Active') round.bonus.done -= last.counted
          cameBack(round.bonus, last.bonus)
          return true
        }
        default:
          return step satisfies never
      }
    },
    read: () => ({
      cash,
      bonus: purse,
      latest: latest && {
        status: latest.status,
        end_reason: latest.reason,
        wagered: latest.done,
        paid_out: latest.paid,
        removed: latest.gone
      }
    })
  }
}
