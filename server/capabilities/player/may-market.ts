import { type Standing, standingBlock } from './standing-block.ts'
import type { Player } from './table.ts'

export type MarketingChannel = 'email' | 'phone' | 'sms' | 'webPush'

type Asked = Standing &
  Pick<
    Player,
    | 'is_email_marketing_accepted'
    | 'is_phone_marketing_accepted'
    | 'is_sms_marketing_accepted'
    | 'is_suppressed_in_any_communication_group'
    | 'is_web_push_marketing_accepted'
    | 'marketing_blocked'
  >

/** Whether the house may advertise to a player by a channel: everything that does so asks here. */
export function mayMarket(player: Asked, channel: MarketingChannel, at: Date): boolean {
  if (standingBlock(player, at) !== null) return false
  if (player.marketing_blocked || player.is_suppressed_in_any_communication_group) return false
  switch (channel) {
    case 'email':
      return player.is_email_marketing_accepted
    case 'phone':
      return player.is_phone_marketing_accepted
    case 'sms':
      return player.is_sms_marketing_accepted
    case 'webPush':
      return player.is_web_push_marketing_accepted
    default:
      return channel satisfies never
  }
}
