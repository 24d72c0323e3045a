import { type Context, playerOf, signedIn } from '../../context.ts'
import type {
  AnswerRealityCheckResult,
  MutationResolvers,
  RealityCheckFigures,
  ViewerResolvers
} from '../../generated/main.ts'
import { recordDecision } from '../audit/index.ts'
import { playedIn } from '../games/index.ts'
import { changePlayer, type Player, publishPlayer } from '../player/index.ts'
import { currencyOf, moneyIn } from './shown.ts'

/** What a check tells (decision D17): the session so far; null where the licence has none. */
async function figuresFor(context: Context, player: Player): Promise<RealityCheckFigures | null> {
  const { realityCheck: rule } = context.jurisdiction
  if (rule === null) return null
  const { id: sessionId, playerId } = signedIn(context)
  const { since, staked, won } = await playedIn(context.ports.db.kysely, { playerId, sessionId })
  const money = moneyIn(currencyOf(context))
  return {
    periodMinutes: player.reality_check_period,
    choices: [...rule.choices],
    since,
    staked: money(staked),
    won: money(won),
    net: money(won - staked)
  }
}

export const realityCheck: NonNullable<ViewerResolvers['realityCheck']> = (
  _viewer,
  _args,
  context
) => figuresFor(context, playerOf(context))

const REFUSED: AnswerRealityCheckResult = { error: { code: 'NOT_OFFERED' } }

/** Keeps what the player did with a check; what was seen stands beside it in the record. */
export const answerRealityCheck: NonNullable<MutationResolvers['answerRealityCheck']> = async (
  _root,
  { answer },
  context
) => {
  const figures = await figuresFor(context, playerOf(context))
  if (figures === null) return REFUSED
  const { id: sessionId, playerId } = signedIn(context)
  const { clock, db } = context.ports
  await db.transaction(async tx => {
    const { staked, won } = await playedIn(tx, { playerId, sessionId })
    await recordDecision(tx, {
      kind: 'reality.answered',
      playerId,
      actor: 'player',
      at: clock.now(),
      data: { answer, staked: `${staked}`, won: `${won}`, currency: currencyOf(context) }
    })
  })
  return { ok: figures }
}

/** Sets how long a player plays between two checks, to one of the licence's choices. */
export const setRealityCheckPeriod: NonNullable<
  MutationResolvers['setRealityCheckPeriod']
> = async (_root, { minutes }, context) => {
  const { playerId } = signedIn(context)
  const { realityCheck: rule } = context.jurisdiction
  if (!rule?.choices.includes(minutes)) return REFUSED
  const { ports } = context
  const changed = await ports.db.transaction(async tx => {
    const player = await changePlayer(tx, playerId, { reality_check_period: minutes })
    await recordDecision(tx, {
      kind: 'reality.period',
      playerId,
      actor: 'player',
      at: ports.clock.now(),
      data: { minutes }
    })
    return player
  })
  if (!changed) return REFUSED
  await publishPlayer(ports, changed)
  return { ok: await figuresFor(context, changed) }
}
