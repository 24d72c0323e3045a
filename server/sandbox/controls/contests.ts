import { isSlot } from '#config/catalogue/models.ts'
import { CALENDARS } from '#config/engagement-calendar.ts'
import { CONTEST_IDS, CONTESTS, type ContestId } from '#config/engagement-contests.ts'
import { readTournament } from '#contract/wire/engagement.ts'
import { calendarAt } from '#rules/loyalty/schedule.ts'
import { destroySessionsOf } from '../../capabilities/session/index.ts'
import { changePoints } from '../../engagement/points.ts'
import type { Provider } from '../../engagement/provider.ts'
import { tournamentChanged } from '../../engagement/tournaments/decide.ts'
import { announceRun } from '../../engagement/tournaments/open.ts'
import { findRunning } from '../../engagement/tournaments/rows.ts'
import { type ContestRule, ruleFrom } from '../../engagement/tournaments/stored-rule.ts'
import type { TournamentRow } from '../../engagement/tournaments/tables.ts'
import { closeTournament } from '../../engagement/tournaments/turn.ts'
import type { Ports } from '../../ports.ts'
import { platformControl } from '../control.ts'
import type { ChoiceField } from '../field.ts'
import { SandboxRefusal } from '../refusal.ts'
import { COUNT, MOMENT, object, TEXT } from '../schemas.ts'
import { moveClock } from './clock.ts'
import { askAsPlayer, engagementOf, takePart, untilAnswered } from './provider-page.ts'
import { makePlayer, playRounds } from './sandbox-player.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const series = {
  type: 'choice',
  options: CONTEST_IDS,
  default: 'northlight-sprint',
  description: 'The series that the tournament is one of'
} as const satisfies ChoiceField

async function running(ports: Ports, id: ContestId): Promise<TournamentRow> {
  const row = await findRunning(ports.db.kysely, id, ports.clock.now())
  if (!row) throw new SandboxRefusal(409, 'NOT_RUNNING')
  return row
}

export const startTournament = platformControl({
  id: 'startTournament',
  method: 'POST',
  path: '/tournaments/start',
  summary: 'Begins a tournament of a series now, beside those of its schedule.',
  fields: {
    series,
    minutes: {
      type: 'integer',
      minimum: 1,
      maximum: 10_080,
      default: 60,
      description: 'How long it runs'
    }
  },
  answer: object({ tournament: TEXT, endsAt: MOMENT }),
  run: async (ports, { series: id, minutes }) => {
    engagementOf(ports)
    const contest = CONTESTS.find(each => each.id === id)
    const startsAt = ports.clock.now()
    const endsAt = new Date(startsAt.getTime() + minutes * MINUTE)
    const tournament = contest && (await announceRun(ports, contest, { startsAt, endsAt }))
    if (tournament === undefined) throw new SandboxRefusal(409, 'ALREADY_STARTED')
    await tournamentChanged(ports, tournament)
    return { tournament, endsAt: endsAt.toISOString() }
  }
})

export const endTournament = platformControl({
  id: 'endTournament',
  method: 'POST',
  path: '/tournaments/end',
  summary:
    'Ends the running tournament of a series now and gives its prizes, or calls it off and gives back what was paid to enter.',
  fields: {
    series,
    outcome: {
      type: 'choice',
      options: ['ended', 'cancelled'],
      default: 'ended',
      description: 'Whether it is decided or called off'
    }
  },
  answer: object({ tournament: TEXT, placed: COUNT, unpaid: COUNT }),
  run: async (ports, { series: id, outcome }) => {
    engagementOf(ports)
    const { id: tournament } = await running(ports, id)
    const decision = await closeTournament(ports, tournament, outcome)
    return { tournament, placed: decision?.placed ?? 0, unpaid: decision?.unpaid ?? 0 }
  }
})

/** Enters as a page does; a seat that costs points is paid with points from the console. */
async function enter(provider: Provider, { price, entry }: ContestRule, id: string, who: string) {
  if (entry === 'automatic') return
  const { clock, db } = provider.ports
  if (price > 0)
    await db.transaction(tx =>
      changePoints(tx, {
        playerId: who,
        by: price,
        reason: 'sandbox',
        key: `sandbox:${id}`,
        at: clock.now()
      })
    )
  const { status } = await askAsPlayer(provider, who, `/tournaments/${id}/entry`, {})
  if (status !== 200) throw new SandboxRefusal(409, 'NOT_ENTERED')
}

/** One player who is made, enters, bets through the wallet and is counted. */
async function fillWithOne(provider: Provider, row: TournamentRow, game: string, rounds: number) {
  const { ports } = provider
  const rule = ruleFrom(row.rule)
  const who = await makePlayer(ports)
  const { id } = who.player
  await takePart(provider, id)
  await enter(provider, rule, row.id, id)
  const played = await playRounds(ports, who, { game, rounds, minimum: rule.minimumBet })
  await untilAnswered(async () => {
    const { body } = await askAsPlayer(provider, id, `/tournaments/${row.id}`)
    return (readTournament(body)?.countedBets ?? 0) >= played ? true : undefined
  })
  await destroySessionsOf(ports, id, 'LOGGED_OUT')
  return played
}

export const fillTournament = platformControl({
  id: 'fillTournament',
  method: 'POST',
  path: '/tournaments/fill',
  summary:
    'Makes sandbox players who enter the running tournament of a series and play in it for money of the console, round by round through the wallet.',
  fields: {
    series,
    players: {
      type: 'integer',
      minimum: 1,
      maximum: 20,
      default: 5,
      description: 'How many players are made'
    },
    rounds: {
      type: 'integer',
      minimum: 1,
      maximum: 10,
      default: 4,
      description: 'How many rounds each of them plays'
    }
  },
  answer: object({ tournament: TEXT, players: COUNT, rounds: COUNT }),
  run: async (ports, { series: id, players, rounds }) => {
    const provider = engagementOf(ports)
    const row = await running(ports, id)
    const game = ruleFrom(row.rule).games.find(isSlot)
    if (game === undefined) throw new SandboxRefusal(409, 'NO_SLOT')
    let played = 0
    for (let made = 0; made < players; made++)
      played += await fillWithOne(provider, row, game, rounds)
    return { tournament: row.id, players, rounds: played }
  }
})

/** When the next door opens: of this calendar, or of the one that comes after it. */
function nextDoor(now: Date): Date | undefined {
  for (let days = 0; days <= 7; days++) {
    const run = calendarAt(CALENDARS, new Date(now.getTime() + days * DAY))
    const next = run?.doors.find(({ opensAt }) => opensAt > now)
    if (next) return next.opensAt
  }
  return undefined
}

export const openNextDoor = platformControl({
  id: 'openNextDoor',
  method: 'POST',
  path: '/calendar/next-door',
  summary: 'Moves the platform’s time to the moment in which the next door of a calendar opens.',
  fields: {},
  answer: object({ now: MOMENT, offsetSeconds: COUNT }),
  run: async ports => {
    engagementOf(ports)
    const next = nextDoor(ports.clock.now())
    if (!next) throw new SandboxRefusal(409, 'NO_DOOR')
    return await moveClock.run(ports, { to: next.toISOString() })
  }
})
