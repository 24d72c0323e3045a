import { isCurrency } from '#config/currencies.ts'
import type { EngagementEvent } from '#contract/wire/engagement.ts'
import type { Tx } from '../db/database.ts'
import { holdPlayer } from './enrolled.ts'
import { countStake, uncountRaise, uncountRound } from './experience.ts'
import { takeMissionEvent } from './missions/bring-on.ts'
import type { Provider } from './provider.ts'
import type { EngagePlayer, EngageRound } from './tables.ts'
import type { News, Taker } from './take-event.ts'
import { tell } from './tell.ts'
import { takeContestEvent } from './tournaments/count-round.ts'

/** Who else makes something of what is told. */
const TAKERS: readonly Taker[] = [takeMissionEvent, takeContestEvent]

/** A bet keeps the rank, as being let in again does; it need not be known to the second when. */
const EXACT_ENOUGH_MS = 60 * 60_000

type Told = Extract<EngagementEvent, { kind: 'player' }>

const writeFacts = (tx: Tx, { playerId, currency, country, initials, language, isBlocked }: Told) =>
  tx
    .updateTable('engage_players')
    .set({
      currency: isCurrency(currency) ? currency : null,
      country,
      initials,
      language,
      is_blocked: isBlocked
    })
    .where('player_id', '=', playerId)
    .execute()

async function keepRank(tx: Tx, { player_id, last_bet_at: last }: EngagePlayer, at: Date) {
  if (last && at.getTime() - last.getTime() < EXACT_ENOUGH_MS) return
  await tx
    .updateTable('engage_players')
    .set({ last_bet_at: at })
    .where('player_id', '=', player_id)
    .execute()
}

/** Closes a round that has counted, once; undefined for any other. */
const closeRound = (
  tx: Tx,
  { playerId, roundId }: { readonly playerId: string; readonly roundId: string },
  status: 'ended' | 'undone'
): Promise<EngageRound | undefined> =>
  tx
    .updateTable('engage_rounds')
    .set({ status })
    .where('player_id', '=', playerId)
    .where('round_id', '=', roundId)
    .where('status', 'in', status === 'ended' ? ['open'] : ['open', 'ended'])
    .returningAll()
    .executeTakeFirst()

/** Counts the event for rank and level; false for one that concerns nothing that has counted. */
async function count(
  provider: Provider,
  tx: Tx,
  player: EngagePlayer,
  event: EngagementEvent
): Promise<boolean> {
  switch (event.kind) {
    case 'bet':
      return await countStake(provider, tx, player, event)
    case 'roundEnded':
      return (await closeRound(tx, event, 'ended')) !== undefined
    case 'roundUndone': {
      const round = await closeRound(tx, event, 'undone')
      if (round) await uncountRound(provider, tx, player, round)
      return round !== undefined
    }
    case 'raiseUndone':
      return await uncountRaise(provider, tx, player, event)
    case 'deposit':
    case 'login':
    case 'player':
      return true
    default:
      return event satisfies never
  }
}

const CHANGES_PLAYER: readonly EngagementEvent['kind'][] = [
  'bet',
  'player',
  'raiseUndone',
  'roundUndone'
]

/** Makes of an event, within a transaction that holds its player, all that there is to be made. */
async function take(provider: Provider, tx: Tx, event: EngagementEvent): Promise<readonly News[]> {
  const player = await holdPlayer(tx, event.playerId)
  if (!player) throw new Error('The player of an event is not known')
  if (event.kind === 'player') await writeFacts(tx, event)
  const mayAgain = event.kind === 'player' && player.is_blocked && !event.isBlocked
  if (event.kind === 'bet' || mayAgain) await keepRank(tx, player, event.at)
  const news: News[] = CHANGES_PLAYER.includes(event.kind)
    ? [{ player: event.playerId, topic: 'player' }]
    : []
  // Who does not take part gains nothing, and what happened before they did counts for nothing.
  if (player.is_blocked || !player.opted_in) return event.kind === 'player' ? news : []
  if (player.opted_in_at && event.at < player.opted_in_at) return []
  if (!(await count(provider, tx, player, event))) return []
  for (const taker of TAKERS) news.push(...(await taker(provider, tx, player, event)))
  return news
}

/** Takes those of the events that are new, in their order, all or none. */
async function takeTogether(
  provider: Provider,
  events: readonly EngagementEvent[]
): Promise<readonly News[]> {
  const { clock, db } = provider.ports
  return await db.transaction(async tx => {
    const at = clock.now()
    const fresh = await tx
      .insertInto('engage_events')
      .values(events.map(({ id }) => ({ id, at })))
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .execute()
    const ids = new Set(fresh.map(({ id }) => id))
    const players = [...new Set(events.map(({ playerId }) => playerId))].toSorted()
    await tx
      .insertInto('engage_players')
      .values(players.map(player_id => ({ player_id, created_at: at })))
      .onConflict(conflict => conflict.doNothing())
      .execute()
    // Held in one order, so that two batches never wait for each other.
    await tx
      .selectFrom('engage_players')
      .select('player_id')
      .where('player_id', 'in', players)
      .orderBy('player_id')
      .forNoKeyUpdate()
      .execute()
    const news: News[] = []
    for (const event of events) {
      // The same id may stand twice in a list.
      if (!ids.delete(event.id)) continue
      news.push(...(await take(provider, tx, event)))
    }
    return news
  })
}

/** Sets an event aside that can not be taken, so that those behind it can. */
async function setAside({ ports }: Provider, event: EngagementEvent, error: unknown) {
  const { clock, db, log } = ports
  log.error({ err: error, event: event.id, kind: event.kind }, 'an event was set aside')
  await db.kysely
    .insertInto('engage_events')
    .values({
      id: event.id,
      at: clock.now(),
      body: JSON.stringify(event),
      fault: error instanceof Error ? error.message : String(error)
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

async function takeEach(provider: Provider, events: readonly EngagementEvent[]) {
  const news: News[] = []
  for (const event of events) {
    try {
      news.push(...(await takeTogether(provider, [event])))
    } catch (error) {
      await setAside(provider, event, error)
    }
  }
  return news
}

/** Takes what the casino tells, each event once, and tells the pages what to read again. */
export async function takeEvents(
  provider: Provider,
  events: readonly EngagementEvent[]
): Promise<void> {
  if (events.length === 0) return
  const news = await takeTogether(provider, events).catch(async (error: unknown) => {
    provider.ports.log.warn({ err: error, events: events.length }, 'events are taken one by one')
    return await takeEach(provider, events)
  })
  const told = new Map(
    news.map(each => [`${each.player} ${each.topic} ${each.id ?? ''}`, each] as const)
  )
  for (const { player, topic, id } of told.values()) await tell(provider.ports, player, topic, id)
}
