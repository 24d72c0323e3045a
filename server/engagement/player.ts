import { rankAt } from '#config/engagement.ts'
import { type EngagementPlayer, readParticipationRequest } from '#contract/wire/engagement.ts'
import { catalogue, type Namespaces } from '#messages/catalogue.ts'
import { lostAt, progressAt } from '#rules/loyalty/rank.ts'
import { xpOf } from '#rules/loyalty/xp.ts'
import type { Answer, Asking, Door } from './door.ts'
import { holdPlayer } from './enrolled.ts'
import { experienceOf } from './experience.ts'
import { localeOf } from './missions/words.ts'
import { participant } from './participant.ts'
import type { Provider } from './provider.ts'
import type { EngagePlayer } from './tables.ts'
import { tell } from './tell.ts'

type Texts = Namespaces['programme']

const isKey = (texts: Texts, key: string): key is keyof Texts => Object.hasOwn(texts, key)

/** Where the picture of a rank is, below the site. */
export const logoOf = (rank: string) => `/art/ranks/${rank}.svg`

function ranksOf({ programme }: Provider, language: string | null | undefined) {
  const texts = catalogue(localeOf(language), 'programme')
  return programme.ranks.map(({ id, level, color }) => {
    const key = `programme.rank.${id}.name`
    return { id, level, name: isKey(texts, key) ? texts[key] : id, logo: logoOf(id), color }
  })
}

/** How a player stands, as pages are told it. */
export function playerAnswer(
  provider: Provider,
  player: EngagePlayer,
  language: string | null | undefined
): EngagementPlayer {
  const { programme } = provider
  const { level, last_bet_at: lastBet } = player
  const rank = rankAt(programme, level)
  return {
    playerId: player.player_id,
    optedIn: player.opted_in,
    ...(player.opted_in && rank && { rank: rank.id }),
    level,
    ...progressAt(programme, level, xpOf(programme, experienceOf(player))),
    points: Number(player.points),
    ranks: ranksOf(provider, language),
    rankLostAt: level > 0 && lastBet ? lostAt(programme, lastBet) : null
  }
}

/** Takes part or no longer does: what was gained stays, and nothing counts while one does not. */
async function participate(provider: Provider, asking: Asking): Promise<Answer> {
  const { ports } = provider
  const request = readParticipationRequest(asking.body)
  if (!request) return { status: 'refused', code: 'INVALID_REQUEST' }
  const { optedIn } = request
  const answer = await ports.db.transaction(async (tx): Promise<Answer> => {
    const player = await holdPlayer(tx, asking.playerId)
    if (!player) return { status: 'refused', code: 'UNKNOWN' }
    if (player.is_blocked) return { status: 'refused', code: 'PLAYER_BLOCKED' }
    const now = ports.clock.now()
    const change =
      optedIn && !player.opted_in ? { opted_in: true, opted_in_at: now } : { opted_in: optedIn }
    await tx
      .updateTable('engage_players')
      .set(change)
      .where('player_id', '=', asking.playerId)
      .execute()
    const body = playerAnswer(provider, { ...player, ...change }, asking.locale ?? player.language)
    return { status: 'ok', body }
  })
  if (answer.status === 'ok') await tell(ports, asking.playerId, 'player')
  return answer
}

/** Serves the player's own data, and lets them join and leave. */
export function servePlayer(door: Door, provider: Provider): void {
  door.get('/player', asking =>
    participant(provider, asking, async player =>
      playerAnswer(provider, player, asking.locale ?? player.language)
    )
  )
  door.post('/player/participation', asking => participate(provider, asking))
}
