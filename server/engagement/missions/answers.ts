import { MISSIONS, type MissionRule, type MissionStepRule } from '#config/engagement-missions.ts'
import type { Mission, MissionStep } from '#contract/wire/engagement.ts'
import { doneOf, turnAt } from '#rules/loyalty/missions.ts'
import type { Answer, Asking, Door } from '../door.ts'
import { participant } from '../participant.ts'
import { prizeIn } from '../prizes.ts'
import type { Provider } from '../provider.ts'
import type { EngagePlayer, MissionRow } from '../tables.ts'
import { claimMission, openPage, startMission } from './acts.ts'
import { isOver, missionOf, missionsOf } from './rows.ts'
import { missionWords } from './words.ts'

const MOST_PAST = 20

type Words = ReturnType<typeof missionWords>

const gameOf = (step: MissionStepRule): string | null =>
  step.kind === 'rounds' && step.in !== 'slots' && 'game' in step.in ? step.in.game : null

interface Shown {
  readonly words: Words
  readonly player: EngagePlayer
  readonly now: Date
}

function answerOf(rule: MissionRule, row: MissionRow | undefined, { words, player, now }: Shown) {
  const { id, steps, prizes, art } = rule
  const status = row ? (isOver(row, now) ? 'expired' : row.status) : 'available'
  return {
    id,
    title: words.title(id),
    description: words.description(id),
    status,
    endsAt: row?.status === 'running' ? row.ends_at : null,
    days: rule.days,
    fromLevel: rule.fromLevel,
    steps: steps.map(
      (step: MissionStepRule): MissionStep => ({
        id: step.id,
        title: words.step(id, step),
        done: row ? doneOf(step, row.done) : 0,
        of: step.of,
        game: gameOf(step),
        path: step.kind === 'page' ? step.path : null
      })
    ),
    prizes: prizes.map(prize => prizeIn(prize, player.currency ?? 'EUR')),
    art: [...art]
  } satisfies Mission
}

const isUnderWay = (row: MissionRow, now: Date) =>
  (row.status === 'running' || row.status === 'claimable') && !isOver(row, now)

/** Missions that a player can start, runs or may claim, and those that are behind them. */
async function missionsAnswer({ ports }: Provider, player: EngagePlayer, asking: Asking) {
  const now = ports.clock.now()
  const rows = await missionsOf(ports.db.kysely, player.player_id)
  const shown = { words: missionWords(asking.locale ?? player.language), player, now }
  const missions = MISSIONS.flatMap((rule: MissionRule) => {
    const own = rows.filter(({ mission }) => mission === rule.id)
    const current = own.find(row => isUnderWay(row, now))
    if (current) return [answerOf(rule, current, shown)]
    const isBehind = own.some(({ turn }) => turn === turnAt(rule, now))
    return isBehind ? [] : [answerOf(rule, undefined, shown)]
  })
  const past = rows
    .filter(row => !isUnderWay(row, now))
    .flatMap(row => {
      const rule = missionOf(row.mission)
      return rule ? [answerOf(rule, row, shown)] : []
    })
  return { missions, past: past.slice(0, MOST_PAST) }
}

/** Serves missions to the player's pages. */
export function serveMissions(door: Door, provider: Provider): void {
  const tellAll = (asking: Asking): Promise<Answer> =>
    participant(provider, asking, player => missionsAnswer(provider, player, asking))
  const afterwards = (act: (asking: Asking) => Promise<Refusal>) => async (asking: Asking) => {
    const code = await act(asking)
    return code ? ({ status: 'refused', code } as const) : await tellAll(asking)
  }
  door.get('/missions', tellAll)
  door.post(
    '/missions/:mission/start',
    afterwards(({ playerId, params }) => startMission(provider, playerId, params['mission'] ?? ''))
  )
  door.post(
    '/missions/:mission/claim',
    afterwards(({ playerId, params }) => claimMission(provider, playerId, params['mission'] ?? ''))
  )
  door.post(
    '/missions/:mission/steps/:step/opened',
    afterwards(({ playerId, params }) =>
      openPage(provider, playerId, params['mission'] ?? '', params['step'] ?? '')
    )
  )
}

type Refusal = Awaited<ReturnType<typeof startMission>>
