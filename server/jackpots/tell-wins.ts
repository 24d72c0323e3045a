import { enrichedPlayerId } from '#contract/wire/enriched-player-id.ts'
import { fallenOf, instanceOf } from '../capabilities/jackpot/index.ts'
import { winnersOf } from '../capabilities/raffle/index.ts'
import { textFrame } from '../fan-out/frame.ts'
import type { Hall } from './hall.ts'
import { winForAll, winForOwner } from './jackpot-messages.ts'
import type { PlayerListener } from './player-listener.ts'
import { raffleWin } from './raffle-messages.ts'

/** Tells every process that somebody has seen it, so that none tells it again. */
async function markTold({ ports }: Hall, player: string, win: string): Promise<void> {
  const at = ports.clock.now()
  await ports.bus.publish({
    kind: 'jackpot.player',
    subject: player,
    version: at.getTime(),
    at: at.toISOString(),
    data: { kind: 'told', win }
  })
}

/** Tells a player's sockets of their own win, or keeps it for the next one that opens. */
async function tellOwner(hall: Hall, win: string, player: string, message: object): Promise<void> {
  const own = [...hall.audience.of(player)].filter(({ isOpen }) => isOpen)
  if (own.length === 0) return hall.untold.keep(win, player, message)
  for (const listener of own) listener.send(message)
  await markTold(hall, player, win)
}

/** Tells a socket that has just opened what its player has won meanwhile. */
export async function tellUntold(hall: Hall, listener: PlayerListener): Promise<void> {
  const { player } = listener.ticket
  for (const { win, message } of hall.untold.of(player)) {
    listener.send(message)
    hall.untold.told(win, player)
    await markTold(hall, player, win)
  }
}

/**
 * A win tells everybody what has fallen, and only those who have a part in it that it was them:
 * other sockets than theirs never hear who they are.
 */
export async function tellFall(hall: Hall, win: string): Promise<void> {
  const { audience, brand, fanOut, ports } = hall
  const fallen = await fallenOf(ports.db.kysely, win)
  const instance = fallen && (await instanceOf(ports.db.kysely, fallen.main.instance))
  if (!fallen || !instance) return
  const toAll = winForAll(fallen, instance.rule, brand)
  const owners = new Map(
    [fallen.main, ...fallen.community].map(({ player_id: playerId, currency }) => [
      playerId,
      enrichedPlayerId({ playerId, currency, brand })
    ])
  )
  const others = [...audience.all()].filter(({ ticket }) => !owners.has(ticket.player))
  fanOut.announce(textFrame(JSON.stringify(toAll)), others)
  for (const [player, id] of owners) {
    await tellOwner(hall, win, player, winForOwner(fallen, toAll, { player, id }))
  }
}

/** Tells each winner of a draw what they have won. */
export async function tellDraw(hall: Hall, instance: string): Promise<void> {
  const { brand, ports } = hall
  const wins = await winnersOf(ports.db.kysely, instance)
  const byPlayer = Map.groupBy(wins, ({ player_id: player }) => player)
  for (const [playerId, own] of byPlayer) {
    const [first] = own
    const id = first && enrichedPlayerId({ playerId, currency: first.currency, brand })
    const message = id && raffleWin(own, instance, id)
    if (message) await tellOwner(hall, instance, playerId, message)
  }
}
