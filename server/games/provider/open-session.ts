import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import { isLocale } from '#config/locales.ts'
import type { Play } from '#contract/wire/slot-play.ts'
import { commitmentOf } from '#engine/fairness/seeds.ts'
import { kindOf } from '#engine/rounds/kinds.ts'
import { parseDecimal, toDecimal } from '#rules/money.ts'
import { freeSpinsOf, heedWallet } from './free-spins.ts'
import { type House, type Refused, refuse, refusedBy } from './house.ts'
import { playMoneyFor, stakesAt } from './play-money.ts'
import { hashOf } from './play-token.ts'
import { newSeed, standingOf, viewOf } from './proof.ts'
import type { ProviderSession } from './tables.ts'

/** A play that a browser may go on with, some time after it was opened. */
const SESSION_HOURS = 24

/** A limit of the casino in minor units. */
function mostStakeOf(told: string | null, currency: CurrencyCode): bigint | null {
  const parsed = told === null ? null : parseDecimal(told, currency)
  return parsed?.status === 'ok' ? parsed.minor : null
}

export interface Opened {
  readonly ok: Play
}

/** The play that a browser's token stands for. */
export const findSession = (
  { ports }: House,
  token: string
): Promise<ProviderSession | undefined> =>
  ports.db.kysely
    .selectFrom('provider_sessions')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('created_at', '>', new Date(ports.clock.now().getTime() - SESSION_HOURS * 3_600_000))
    .executeTakeFirst()

/** A round of this player and game that is not played, or was not seen, to its end. */
async function pendingRound({ ports }: House, session: ProviderSession) {
  const round = await ports.db.kysely
    .selectFrom('provider_rounds')
    .selectAll()
    .where('player', '=', session.player)
    .where('game', '=', session.game)
    .where('status', 'in', ['playing', 'decided', 'settled'])
    .where('shown_at', 'is', null)
    .orderBy('started_at', 'desc')
    .executeTakeFirst()
  return round ? await viewOf(round, await standingOf(round, ports.clock.now())) : null
}

/** What a browser needs to know to play on. */
export async function sessionView(
  house: House,
  session: ProviderSession,
  balance: bigint | null
): Promise<Opened> {
  const { currency, game, mode, most_stake: most } = session
  return {
    ok: {
      mode,
      currency,
      balance: balance === null ? null : toDecimal(balance, currency),
      stakes: stakesAt(game, currency)
        .filter(stake => most === null || stake <= most)
        .map(stake => toDecimal(stake, currency)),
      minimumRoundMs: session.minimum_round_ms,
      celebratesBelowStake: session.celebrates_below_stake,
      commitment: await commitmentOf(session.next_seed),
      pending: await pendingRound(house, session),
      freeSpins: await freeSpinsOf(house, session)
    }
  }
}

/** Opens a play with the casino's launch token, for the game that the token was made for. */
export async function openSession(
  house: House,
  launchToken: string,
  game: string
): Promise<Opened | Refused> {
  const { ports, wallet } = house
  const launch = await wallet.authenticate({ launchToken })
  if (launch === 'unknown') return refuse('WALLET_UNREACHABLE')
  if (launch.status === 'error') return refusedBy(launch)
  if (!kindOf(launch.game) || launch.game !== game) return refuse('INVALID_TOKEN')
  if (!isCurrency(launch.currency)) return refuse('UNKNOWN')

  const token = Buffer.from(ports.random.bytes(32)).toString('base64url')
  const { mode, currency } = launch
  const session = await ports.db.kysely
    .insertInto('provider_sessions')
    .values({
      token_hash: hashOf(token),
      game: launch.game,
      mode,
      player: launch.playerId,
      wallet_session: launch.sessionToken,
      currency,
      locale: isLocale(launch.locale) ? launch.locale : 'en',
      minimum_round_ms: launch.minimumRoundMs,
      celebrates_below_stake: launch.celebratesReturnsBelowStake,
      most_stake: mostStakeOf(launch.mostStake, currency),
      play_money: mode === 'FUN' ? playMoneyFor(launch.game, currency) : 0n,
      next_seed: newSeed(ports),
      created_at: ports.clock.now()
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (launch.freeSpins) await heedWallet(house, session, launch.freeSpins)
  const described = await sessionView(house, session, mode === 'FUN' ? session.play_money : null)
  const balance = mode === 'FUN' ? described.ok.balance : launch.balance
  return { ok: { ...described.ok, balance, sessionToken: token } }
}
