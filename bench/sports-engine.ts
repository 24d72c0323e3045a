// Prices live matches of each sport over and over, and says what one update takes; counts what is in play hour by
// hour over a week: `node bench/sports-engine.ts`.
import { SPORTS } from '#config/sports/sports.ts'
import { fixturesBetween } from '#sports/calendar.ts'
import { framesBetween } from '#sports/feed-frames.ts'
import { openMatch } from '#sports/match.ts'

const SECRET = new Uint8Array(32).fill(11)
const FROM = Date.UTC(2026, 10, 28)
const DAY = 86_400_000
/** Seconds of play between two updates. */
const STEP = 5
const MATCHES = 5

interface UpdateTime {
  readonly sport: string
  readonly updates: number
  /** Markets that were open in the mean, before the match. */
  readonly markets: number
  /** Milliseconds of processor time in the mean: to open a match, and for one update. */
  readonly open: number
  readonly update: number
  /** Bytes that one update tells, in the mean. */
  readonly bytes: number
}

/** Processor time of this process in milliseconds, whatever else the machine does. */
function used(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function timesOf(sport: string): UpdateTime {
  const fixtures = fixturesBetween(FROM, FROM + 7 * DAY)
    .filter(one => one.sport === sport)
    .slice(0, MATCHES)
  let updates = 0
  let markets = 0
  let bytes = 0
  let open = 0
  let update = 0
  for (const fixture of fixtures) {
    let match = openMatch(fixture, SECRET)
    open += used(() => {
      for (let round = 0; round < 20; round++) match = openMatch(fixture, SECRET)
    })
    markets += match.pricesAt(-1).length
    update += used(() => {
      for (let at = 0; at < match.closes; at += STEP) {
        bytes += JSON.stringify(framesBetween(match, 1, at - STEP, at)).length
        updates++
      }
    })
  }
  return {
    sport,
    updates,
    markets: markets / fixtures.length,
    open: open / fixtures.length / 20,
    update: update / updates,
    bytes: bytes / updates
  }
}

// Once to warm up, once to measure.
for (const { id } of SPORTS) timesOf(id)
console.table(
  SPORTS.map(({ id }) => timesOf(id)).map(time => ({
    ...time,
    open: time.open.toFixed(3),
    update: time.update.toFixed(3),
    bytes: Math.round(time.bytes)
  }))
)

const HOUR = 3_600_000
const spans = fixturesBetween(FROM - DAY, FROM + 7 * DAY).map(fixture => ({
  from: fixture.startsAt,
  until: fixture.startsAt + openMatch(fixture, SECRET).play.ends * 1000
}))
const countsAt = (hour: number) =>
  Array.from({ length: 14 }, (_, half) => {
    const at = FROM + Math.floor(half / 2) * DAY + hour * HOUR + (half % 2) * (HOUR / 2)
    return spans.filter(({ from, until }) => from <= at && at < until).length
  })
console.table(
  Array.from({ length: 24 }, (_, hour) => {
    const counts = countsAt(hour)
    return {
      hour,
      least: Math.min(...counts),
      mean: Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length),
      most: Math.max(...counts)
    }
  })
)
