import { limitName } from '#rules/limits/names.ts'
import { type Context, playerOf, signedIn } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type {
  MutationResolvers,
  Resolvers,
  SetLimitErrorCode,
  SetLimitResult,
  ViewerResolvers
} from '../../generated/main.ts'
import { publishPlayer } from '../player/index.ts'
import { limitAnswer, limitAnswers } from './limit-answer.ts'
import { hasSeenTools, toolsShown } from './protection-tools.ts'
import { readWish } from './read-limit.ts'
import {
  type Asking,
  confirmLimit as confirmWaiting,
  keepLimit as keepStanding,
  type LimitOutcome,
  setLimit as setWished
} from './set-limit.ts'
import { findLimit, limitsOf } from './store.ts'

const refuse = (code: SetLimitErrorCode): SetLimitResult => ({ error: { code } })

const limits: NonNullable<ViewerResolvers['limits']> = async (_viewer, _args, context) => {
  const { id, currency, number_of_deposits: deposits } = playerOf(context)
  const { jurisdiction: rules, ports } = context
  const db = ports.db.kysely
  const { toolsBeforeFirstDeposit, depositLimitsAtRegistration } = rules
  const isNew = deposits === 0
  return {
    now: ports.clock.now(),
    currency,
    limits: await limitAnswers(context),
    offersGameLimits: rules.gameLossLimits,
    raiseDelayHours: rules.limitRaiseDelayHours,
    confirmHours: rules.limitConfirmHours,
    sessionChoices: [...(rules.sessionLimits?.minutes ?? [])],
    toolsToShow: toolsBeforeFirstDeposit && isNew && !(await hasSeenTools(db, id)),
    asksForDepositLimit:
      depositLimitsAtRegistration && isNew && (await limitsOf(db, id, ['Deposit'])).length === 0
  }
}

/** Changes a limit in one transaction, tells every process, and answers how it stands now. */
async function changing(
  context: Context,
  change: (tx: Tx, asking: Asking) => Promise<LimitOutcome>
): Promise<SetLimitResult> {
  const { ports, jurisdiction: rules } = context
  const { playerId } = signedIn(context)
  const outcome = await ports.db.transaction(tx => change(tx, { playerId, rules }))
  if (outcome.status === 'refused') return refuse(outcome.code)
  if (outcome.player) await publishPlayer(ports, outcome.player)
  const { place } = outcome
  const limit = await findLimit(ports.db.kysely, playerId, limitName(place))
  return { ok: await limitAnswer(context, place, limit) }
}

const setLimit: NonNullable<MutationResolvers['setLimit']> = async (_root, { input }, context) => {
  const wish = readWish(context.jurisdiction, playerOf(context), input)
  if (typeof wish === 'string') return refuse(wish)
  return await changing(context, (tx, asking) => setWished(context.ports, tx, asking, wish))
}

const confirmLimit: NonNullable<MutationResolvers['confirmLimit']> = (_root, { id }, context) =>
  changing(context, (tx, asking) => confirmWaiting(context.ports, tx, asking, id))

const keepLimit: NonNullable<MutationResolvers['keepLimit']> = (_root, { id }, context) =>
  changing(context, (tx, asking) => keepStanding(context.ports, tx, asking, id))

const protectionToolsShown: NonNullable<MutationResolvers['protectionToolsShown']> = async (
  _root,
  _args,
  context
) => {
  const { playerId } = signedIn(context)
  const player = await toolsShown(context.ports, playerId)
  if (player) await publishPlayer(context.ports, player)
  return true
}

export const resolvers: Resolvers = {
  Viewer: { limits },
  Mutation: { setLimit, confirmLimit, keepLimit, protectionToolsShown }
}
