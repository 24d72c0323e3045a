import { isDeepStrictEqual } from 'node:util'

import type { FeedIncident, FeedMessage } from '#contract/wire/sports-feed.ts'
import type { Tx } from '../../../db/database.ts'
import type { Ports } from '../../../ports.ts'
import { cashOutByThemselves } from '../automatic.ts'
import { settleDue } from '../settle.ts'
import type { FeedSourceName, StoredEvent } from '../tables.ts'
import { type EventChange, eventsChanged } from '../tell.ts'
import { applyMessage } from './apply.ts'
import { keepResults, type ResultMessage, restand } from './results.ts'

/** So many share a transaction: bets on their events wait for it. */
const BUNDLE = 64

const eventOf = (message: FeedMessage): string | undefined => {
  if (message.kind === 'alive') return undefined
  return message.kind === 'fixture' ? message.fixture.id : message.event
}

const isResult = (message: FeedMessage): message is ResultMessage =>
  message.kind === 'settlement' ||
  message.kind === 'settlement-rollback' ||
  message.kind === 'cancel' ||
  message.kind === 'cancel-rollback'

/** Events of a bundle, held until it is taken: bets that are being accepted are waited for. */
async function holdEvents(
  { clock, log }: Ports,
  tx: Tx,
  messages: readonly FeedMessage[]
): Promise<Map<string, StoredEvent>> {
  const ids = [...new Set(messages.map(eventOf).filter(id => id !== undefined))].toSorted()
  if (ids.length === 0) return new Map()
  const made = await tx
    .insertInto('sport_events')
    .values(ids.map(id => ({ id, updated_at: clock.now() })))
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .execute()
  const announced = new Set(
    messages.flatMap(message => (message.kind === 'fixture' ? [message.fixture.id] : []))
  )
  const unknown = made.map(({ id }) => id).filter(id => !announced.has(id))
  if (unknown.length > 0)
    log.warn({ events: unknown }, 'the feed told of events before it told their fixtures')
  const rows = await tx
    .selectFrom('sport_events')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

async function writeEvent(tx: Tx, event: StoredEvent, now: Date): Promise<void> {
  const { id, fixture, board, closed, held, score, version, ...plain } = event
  await tx
    .updateTable('sport_events')
    .set({
      status: plain.status,
      fixture_no: plain.fixture_no,
      state_no: plain.state_no,
      score_at: plain.score_at,
      score_no: plain.score_no,
      stop_no: plain.stop_no,
      fixture: fixture && JSON.stringify(fixture),
      sport: fixture?.sport ?? null,
      competition: fixture?.competition ?? null,
      starts_at: fixture ? new Date(fixture.startsAt) : null,
      board: JSON.stringify(board),
      closed: JSON.stringify(closed),
      held: JSON.stringify(held),
      score: score && JSON.stringify(score),
      version: version + 1n,
      updated_at: now
    })
    .where('id', '=', id)
    .execute()
}

/** What messages tell that happened in an event since it was last told of. */
const incidentsOf = (
  messages: readonly FeedMessage[],
  id: string,
  before: StoredEvent | undefined
): readonly FeedIncident[] =>
  messages.flatMap(message =>
    message.kind === 'odds' && message.event === id && message.no > (before?.score_no ?? 0n)
      ? message.incidents
      : []
  )

interface Taken {
  readonly changed: readonly EventChange[]
}

async function takeBundle(
  ports: Ports,
  tx: Tx,
  messages: readonly FeedMessage[],
  source: FeedSourceName
): Promise<Taken> {
  const now = ports.clock.now()
  const before = await holdEvents(ports, tx, messages)
  const after = new Map(before)
  const touched = new Map<string, Set<string>>()
  const touch = (id: string, markets: readonly string[]) => {
    touched.set(id, new Set([...(touched.get(id) ?? []), ...markets]))
  }
  for (const message of messages) {
    const id = eventOf(message)
    const event = id === undefined ? undefined : after.get(id)
    const applied = event && applyMessage(event, message, source)
    if (!event || !applied) continue
    after.set(event.id, { ...event, ...applied.event })
    touch(event.id, applied.markets)
  }
  const results = messages.filter(isResult)
  if (results.length > 0) {
    await keepResults(tx, results, source)
    for (const { event: id, market, closed } of await restand(tx, results, source)) {
      const event = after.get(id)
      if (!event) continue
      const { [market]: _before, ...others } = event.closed
      after.set(id, { ...event, closed: closed ? { ...others, [market]: closed } : others })
      touch(id, [market])
    }
  }
  const changed: EventChange[] = []
  for (const [id, event] of after) {
    if (isDeepStrictEqual(event, before.get(id))) continue
    await writeEvent(tx, event, now)
    const markets = [...(touched.get(id) ?? [])]
    const incidents = incidentsOf(messages, id, before.get(id))
    changed.push({ id, version: Number(event.version) + 1, markets, incidents })
  }
  await tx
    .updateTable('sport_feed')
    .set(({ eb, fn }) => ({
      last_no: fn<bigint>('greatest', [
        'last_no',
        eb.val(BigInt(Math.max(...messages.map(({ no }) => no))))
      ]),
      heard_at: now
    }))
    .where('source', '=', source)
    .execute()
  return { changed }
}

/**
 * Takes messages of the feed, or rulings of the house, each bundle of them whole or not at all. What
 * came before may come again, and in any order: the end is the same. Then the bets that they touch
 * are settled, and those that cash themselves out are looked at.
 */
export async function takeMessages(
  ports: Ports,
  messages: readonly FeedMessage[],
  source: FeedSourceName = 'feed'
): Promise<void> {
  for (let start = 0; start < messages.length; start += BUNDLE) {
    const bundle = messages.slice(start, start + BUNDLE)
    const { changed } = await ports.db.transaction(tx => takeBundle(ports, tx, bundle, source))
    await eventsChanged(ports, changed)
    if (bundle.some(isResult)) await settleDue(ports)
    await cashOutByThemselves(
      ports,
      changed.map(({ id }) => id)
    )
  }
}
