import {
  type JackpotMessage,
  type JackpotRequest,
  readJackpotMessage
} from '#contract/wire/jackpot-socket.ts'
import type { JackpotPlayer } from './player.ts'

export type { JackpotMessage }

export type MessageType = JackpotMessage['type']

export type MessageOf<Type extends MessageType> = Extract<JackpotMessage, { type: Type }>

const frameOf = (request: JackpotRequest): string => JSON.stringify(request)

const self = ({ id, brand }: JackpotPlayer) => ({ player_id: id, brand_id: brand })

export const subscribeFrame = (player: JackpotPlayer, instance: string): string =>
  frameOf({ type: 'SubscribeRequest', instance_id: instance, ...self(player) })

export const ticketsFrame = (player: JackpotPlayer): string =>
  frameOf({ type: 'PlayerRaffleTicketsRequest', ...self(player) })

export interface OptInChoice {
  readonly instance: string
  readonly optedIn: boolean
  /** A configured option; null where nothing is given, as in a raffle. */
  readonly value: number | null
}

export const optInFrame = (
  player: JackpotPlayer,
  { instance, optedIn, value }: OptInChoice
): string =>
  frameOf({
    type: 'PlayerOptInRequest',
    instance_id: instance,
    ...self(player),
    player_country: player.country,
    opt_in: optedIn,
    contribution_value: value === null ? null : String(value)
  })

/** Throws at what is no JSON; null for a message that this site does not know. */
export function readFrame(frame: string): JackpotMessage | null {
  JSON.parse(frame)
  return readJackpotMessage(frame)
}
