import type { JackpotRequest } from '#contract/wire/jackpot-socket.ts'
import { optIn } from '../capabilities/jackpot/index.ts'
import { seriesOfInstance, ticketsOf } from '../capabilities/raffle/index.ts'
import { findRunning } from '../identity/authenticate.ts'
import type { Hall } from './hall.ts'
import type { PlayerListener } from './player-listener.ts'
import { ticketList } from './raffle-messages.ts'
import { tellUntold } from './tell-wins.ts'

type RequestOf<Type extends JackpotRequest['type']> = Extract<JackpotRequest, { type: Type }>

/** Why a request was not done, as a word for the log and a sentence for the client. */
const REFUSALS = {
  FOREIGN: 'The request names another player or brand than the socket',
  UNKNOWN_INSTANCE: 'There is no such instance',
  UNKNOWN_VALUE: 'The contribution is not one of the options',
  INELIGIBLE: 'The player may not take part',
  SESSION_ENDED: 'The session has ended'
} as const

export type Refusal = keyof typeof REFUSALS

function refuse({ ports }: Hall, listener: PlayerListener, code: Refusal, type: string): void {
  const { player } = listener.ticket
  ports.log.warn({ code, player, type }, 'a jackpot request was refused')
  listener.send({ type: 'Error', message: REFUSALS[code] })
}

async function subscribe(
  hall: Hall,
  listener: PlayerListener,
  { instance_id: instance, type }: RequestOf<'SubscribeRequest'>
): Promise<void> {
  const { boards, fanOut, ports } = hall
  const jackpot = await boards.jackpot(instance)
  const source = jackpot ? undefined : await seriesOfInstance(ports.db.kysely, instance)
  const topic = source ?? instance
  const board = source === undefined ? jackpot : await boards.raffle(source)
  if (!board) return refuse(hall, listener, 'UNKNOWN_INSTANCE', type)
  // It may have been closed meanwhile, and nobody would take it out again.
  if (!listener.isOpen) return
  fanOut.follow(topic, listener)
  listener.write(board.frame)
  await tellUntold(hall, listener)
}

/** What the player is comes from our own books: a request names country and player, and proves neither. */
async function choose(
  hall: Hall,
  listener: PlayerListener,
  request: RequestOf<'PlayerOptInRequest'>
): Promise<void> {
  const { ports } = hall
  const running = await findRunning(ports, listener.ticket.session)
  if (!running) return refuse(hall, listener, 'SESSION_ENDED', request.type)
  const result = await optIn(ports, {
    player: running.player,
    instance: request.instance_id,
    optedIn: request.opt_in,
    value: request.contribution_value
  })
  if (result.status === 'refused') refuse(hall, listener, result.code, request.type)
}

async function tickets({ ports }: Hall, listener: PlayerListener): Promise<void> {
  listener.wantsTickets = true
  const { clock, db } = ports
  listener.send(ticketList(await ticketsOf(db.kysely, listener.ticket.player, clock.now())))
}

/** Does what a socket's own player asks for; whoever names somebody else is refused. */
export async function answer(
  hall: Hall,
  listener: PlayerListener,
  request: JackpotRequest
): Promise<void> {
  const { type } = request
  if (request.player_id !== listener.id || request.brand_id !== listener.ticket.brand)
    return refuse(hall, listener, 'FOREIGN', type)
  switch (request.type) {
    case 'SubscribeRequest':
      return await subscribe(hall, listener, request)
    case 'PlayerOptInRequest':
      return await choose(hall, listener, request)
    case 'PlayerRaffleTicketsRequest':
      return await tickets(hall, listener)
    default:
      request satisfies never
  }
}
