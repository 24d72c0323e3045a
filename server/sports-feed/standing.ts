import { setImmediate as breathe } from 'node:timers/promises'
import { WebSocket } from 'ws'

import type { FeedBody } from '#contract/wire/sports-feed.ts'
import type { Ports } from '../ports.ts'
import { matchesAt, standing } from './matches.ts'
import { split } from './packs.ts'
import { markedMatches } from './state.ts'
import type { World } from './world.ts'

/** Sends texts on a line, one after the other, and counts them. */
function counted(socket: WebSocket) {
  let told = 0
  const send = (text: string) => {
    told += 1
    return new Promise<void>((resolve, reject) =>
      socket.send(text, error => (error ? reject(error) : resolve()))
    )
  }
  return { send, told: () => told }
}

/** What was kept since a number, and where matches stand, as of one and the same number. */
const read = ({ db }: Ports, after: number) =>
  db.transaction(async tx => {
    const { number, played_until } = await tx
      .selectFrom('feed_state')
      .select(['number', 'played_until'])
      .where('id', '=', 1)
      .forShare()
      .executeTakeFirstOrThrow()
    const marked = await markedMatches(tx)
    // Who knows nothing yet has missed nothing: what is over is none of theirs.
    const kept =
      after === 0
        ? []
        : await tx
            .selectFrom('feed_messages')
            .select('body')
            .where('no', '>', BigInt(after))
            .orderBy('no')
            .execute()
    return { number: Number(number), playedUntil: played_until?.getTime() ?? null, marked, kept }
  })

/**
 * Tells a socket what it has missed since a number and then how each event stands, and says as of
 * which number that is and how much it was. An event is announced, then all its prices stop, then those that stand are
 * told: so none is left open that nobody names any more.
 */
export async function tellStanding(
  ports: Ports,
  world: World,
  socket: WebSocket,
  after: number
): Promise<number> {
  const { number, playedUntil, marked, kept } = await read(ports, after)
  const { send, told } = counted(socket)
  for (const { body } of kept) await send(body)
  const at = ports.clock.now().getTime()
  const before = Math.max(1, number - 1)
  const tell = (body: FeedBody, no: number) => send(JSON.stringify({ ...body, no, at }))
  for (const match of matchesAt(world, playedUntil, marked).values()) {
    if (match.told === null) continue
    if (socket.readyState !== WebSocket.OPEN) return number
    const bodies = standing(world, match, match.told)
    for (const body of bodies) if (body.kind === 'fixture') await tell(body, before)
    await tell({ kind: 'bet-stop', event: match.fixture.id }, before)
    for (const body of bodies)
      if (body.kind === 'odds')
        for (const part of split({ ...body, incidents: [] })) await tell(part, number)
    await breathe()
  }
  // From here on the next number follows.
  await send(JSON.stringify({ kind: 'alive', no: number, at, told: told() }))
  return number
}
