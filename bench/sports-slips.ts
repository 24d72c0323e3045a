// Reckons random slips twice and compares every figure: `node bench/sports-slips.ts [slips] [seed]`.
import { type Bet, returnOf, stakeOf } from '#rules/sports/returns.ts'
import { numbersOf, randomBet, slowReturn } from '#tests/support/sports-slips.ts'

const SLIPS = Number(process.argv[2] ?? 100_000)
const SEED = Number(process.argv[3] ?? 1)

const counts = new Map<string, number>()
const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)

/** What kinds of legs and bets were among them. */
function countKinds({ shape, eachWay, isFree, legs }: Bet) {
  count(shape.includes('/') ? 'systems' : `${shape.toLowerCase()} bets`)
  if (eachWay) count('each way bets')
  if (isFree) count('free bets')
  for (const { settled } of legs) {
    if (settled === null) count('legs open')
    else if (settled.void === 2) count('legs void')
    else if (settled.void === 1) count(settled.result === 1 ? 'legs half won' : 'legs half lost')
    else if (settled.deadHeat) count('legs won in a dead heat')
    else if (settled.placeDeadHeat) count('legs placed in a dead heat')
    else if (settled.result === 1) count('legs won')
    else count(settled.placed === 1 ? 'legs placed' : 'legs lost')
  }
}

const random = numbersOf(SEED)
let unequal = 0
let lines = 0
let quick = 0
let slow = 0
for (let index = 0; index < SLIPS; index++) {
  const bet = randomBet(random)
  countKinds(bet)
  const started = performance.now()
  const { status, certain, possible } = returnOf(bet)
  const staked = stakeOf(bet)
  const between = performance.now()
  const other = slowReturn(bet)
  slow += performance.now() - between
  quick += between - started
  lines += other.lines
  const isEqual =
    certain === other.certain &&
    possible === other.possible &&
    staked === bet.lineStake * BigInt(other.lines) &&
    (status === 'open') === other.open > 0
  if (!isEqual) unequal += 1
}

console.table(Object.fromEntries([...counts].toSorted()))
console.log(
  `${SLIPS} slips of ${lines} lines, ${unequal} unequal; the rules took ${Math.round(quick)} ms, the slow way ${Math.round(slow)} ms`
)
process.exitCode = unequal === 0 ? 0 : 1
