import { SHELF } from '#config/catalogue/games.ts'
import { periodAt } from '#rules/limit-period.ts'
import { standing } from '#rules/limits/change.ts'
import { inLimitOrder, type LimitPlace, limitName } from '#rules/limits/names.ts'
import { isOffered, offeredLimits } from '#rules/limits/offered.ts'
import { type Context, playerOf, signedIn } from '../../context.ts'
import type { Limit, PendingLimit } from '../../generated/main.ts'
import { depositedSince } from './deposited.ts'
import { countedIn } from './play-room.ts'
import { isRaiseBlocked } from './set-limit.ts'
import { limitsOf, type PlayerLimit } from './store.ts'

const gameOf = (slug: string | null) =>
  slug === null
    ? null
    : { slug, title: SHELF.find(({ title }) => title.slug === slug)?.title.name ?? slug }

/** Every limit that the player's licence offers, and whatever else stands. */
export async function limitAnswers(context: Context): Promise<Limit[]> {
  const { id } = playerOf(context)
  const stands = await limitsOf(context.ports.db.kysely, id)
  const names = new Set(stands.map(limitName))
  const open = offeredLimits(context.jurisdiction).filter(place => !names.has(limitName(place)))
  const places: readonly LimitPlace[] = [...stands, ...open].toSorted(inLimitOrder)
  return await Promise.all(
    places.map(place =>
      limitAnswer(
        context,
        place,
        stands.find(each => limitName(each) === limitName(place))
      )
    )
  )
}

/** A limit as its player is told it, whether it is set or not. */
export async function limitAnswer(
  context: Context,
  { kind, period, game }: LimitPlace,
  limit: PlayerLimit | undefined
): Promise<Limit> {
  const { ports, jurisdiction } = context
  const now = ports.clock.now()
  const place = { kind, period, game }
  const pending = limit && standing(limit, now).pending
  const told = {
    id: limitName(place),
    ...place,
    game: gameOf(game),
    pending: pending ? pendingAnswer(limit, pending) : null,
    mayRaise:
      limit !== undefined &&
      isOffered(jurisdiction, place) &&
      !isRaiseBlocked(playerOf(context), place)
  }
  if (period === null)
    return {
      ...told,
      limit: null,
      minutes: limit ? Number(limit.value) : null,
      used: null,
      left: null,
      resetsAt: limit ? await endOf(context) : null
    }
  return {
    ...told,
    minutes: null,
    ...(await figuresOf(context, { ...place, period }, limit)),
    resetsAt: periodAt(period, now).until
  }
}

function pendingAnswer(
  { currency }: Pick<PlayerLimit, 'currency'>,
  { value, askedAt, confirmableAt, lapsesAt }: NonNullable<PlayerLimit['pending']>
): PendingLimit {
  const isAmount = currency !== null && value !== null
  return {
    limit: isAmount ? { amount: { minor: value, currency }, currency } : null,
    minutes: currency === null && value !== null ? Number(value) : null,
    askedAt,
    confirmableAt,
    lapsesAt
  }
}

/** What stands, what of it is used and what is left; what has been used is told without a limit too. */
async function figuresOf(
  context: Context,
  { kind, period, game }: LimitPlace & { readonly period: NonNullable<LimitPlace['period']> },
  limit: PlayerLimit | undefined
) {
  const { id, currency: own } = playerOf(context)
  const { db, clock } = context.ports
  const now = clock.now()
  const currency = limit?.currency ?? own
  const counted =
    kind === 'Deposit'
      ? await depositedSince(db.kysely, id, periodAt(period, now).from, currency)
      : await countedIn(
          db.kysely,
          id,
          { kind: kind === 'Wager' ? 'Wager' : 'Loss', period, game },
          currency,
          now
        )
  const money = (minor: bigint) => ({
    amount: { minor: minor < 0n ? 0n : minor, currency },
    currency
  })
  if (!limit) return { limit: null, used: money(counted), left: null }
  // A limit in a currency that the player no longer has leaves nothing.
  const isOwn = currency === own
  return {
    limit: money(limit.value),
    used: money(isOwn ? counted : limit.value),
    left: money(isOwn ? limit.value - counted : 0n)
  }
}

async function endOf(context: Context): Promise<Date | null> {
  const row = await context.ports.db.kysely
    .selectFrom('sessions')
    .select('limited_until')
    .where('id', '=', signedIn(context).id)
    .executeTakeFirst()
  return row?.limited_until ?? null
}
