import { playerOf } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type {
  ChangeMarketingInput,
  Marketing,
  MutationResolvers,
  ViewerResolvers
} from '../../generated/main.ts'
import { recordDecision } from '../audit/index.ts'
import { changePlayer, type Player, publishPlayer, standingBlock } from '../player/index.ts'
import { lockPlayer } from './lock-player.ts'

const COLUMNS = {
  email: 'is_email_marketing_accepted',
  sms: 'is_sms_marketing_accepted',
  phone: 'is_phone_marketing_accepted',
  webPush: 'is_web_push_marketing_accepted'
} as const satisfies Record<keyof ChangeMarketingInput, keyof Player>

const CHANNELS = ['email', 'sms', 'phone', 'webPush'] as const

const isBlocked = (player: Player, at: Date): boolean =>
  player.marketing_blocked ||
  player.is_suppressed_in_any_communication_group ||
  standingBlock(player, at) !== null

const answer = (player: Player, at: Date): Marketing => ({
  email: player.is_email_marketing_accepted,
  sms: player.is_sms_marketing_accepted,
  phone: player.is_phone_marketing_accepted,
  webPush: player.is_web_push_marketing_accepted,
  isBlocked: isBlocked(player, at)
})

export const marketing: NonNullable<ViewerResolvers['marketing']> = (_viewer, _args, context) =>
  answer(playerOf(context), context.ports.clock.now())

/** Consent may always be taken back; it is given only by whom the house may write to at all. */
export const changeMarketing: NonNullable<MutationResolvers['changeMarketing']> = async (
  _root,
  { input },
  context
) => {
  const { id } = playerOf(context)
  const { ports } = context
  const at = ports.clock.now()
  const outcome = await ports.db.transaction(async tx => {
    const player = await lockPlayer(tx, id)
    const wished = CHANNELS.filter(
      channel => typeof input[channel] === 'boolean' && input[channel] !== player[COLUMNS[channel]]
    )
    if (isBlocked(player, at) && wished.some(channel => input[channel])) return 'BLOCKED'
    if (wished.length === 0) return { player, isChanged: false }
    return { player: await change(tx, player, { input, wished, at }), isChanged: true }
  })
  if (outcome === 'BLOCKED') return { error: { code: 'BLOCKED' } }
  if (outcome.isChanged) await publishPlayer(ports, outcome.player)
  return { ok: answer(outcome.player, at) }
}

interface Wish {
  readonly input: ChangeMarketingInput
  readonly wished: readonly (keyof typeof COLUMNS)[]
  readonly at: Date
}

async function change(tx: Tx, player: Player, { input, wished, at }: Wish): Promise<Player> {
  const values = Object.fromEntries(
    wished.map(channel => [COLUMNS[channel], input[channel] === true])
  )
  const changed = await changePlayer(tx, player.id, values)
  await recordDecision(tx, {
    kind: 'marketing.changed',
    playerId: player.id,
    actor: 'player',
    at,
    data: Object.fromEntries(wished.map(channel => [channel, input[channel] === true]))
  })
  return changed ?? player
}
