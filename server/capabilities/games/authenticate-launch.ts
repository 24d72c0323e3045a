import { jurisdictionOf } from '#config/jurisdiction.ts'
import type {
  AuthenticateAnswer,
  AuthenticateRequest,
  WalletErrorCode
} from '#contract/wire/wallet-api.ts'
import { toDecimal } from '#rules/money.ts'
import { leastRoundMs, mostStakeOf } from '#rules/round-rules.ts'
import { findRunning } from '../../identity/authenticate.ts'
import type { Ports } from '../../ports.ts'
import { freeSpinsOf } from '../rewards/index.ts'
import { readWallet } from '../wallet/index.ts'
import { playBlock } from './launch-game.ts'
import { takeLaunch } from './launches.ts'
import { balanceIn } from './purse.ts'
import { openRoundOf } from './rounds.ts'
import { newToken } from './tokens.ts'

const refuse = (code: WalletErrorCode): AuthenticateAnswer => ({ status: 'error', code })

/** Trades a launch token, once and in time, for the right to play one game in one session. */
export async function authenticateLaunch(
  ports: Ports,
  provider: string,
  { launchToken }: AuthenticateRequest
): Promise<AuthenticateAnswer> {
  const { clock, config, db } = ports
  const now = clock.now()
  const launch = await takeLaunch(db.kysely, launchToken, { opens: 'game', at: now })
  if (!launch) return refuse('INVALID_TOKEN')
  if (launch.expires_at <= now) return refuse('TOKEN_EXPIRED')
  const { game, mode, currency, locale, player_id, session_id } = launch
  const { token, hash } = newToken(ports.random)
  const rules = jurisdictionOf(config, launch.country ?? undefined)
  const given = {
    status: 'ok',
    sessionToken: token,
    game,
    mode,
    currency,
    locale,
    minimumRoundMs: leastRoundMs(rules, game),
    celebratesReturnsBelowStake: rules.celebratesReturnsBelowStake
  } as const
  if (player_id === null || session_id === null)
    return {
      ...given,
      playerId: `guest:${ports.random.uuid()}`,
      balance: '0',
      mostStake: null,
      openRoundId: null
    }

  const running = await findRunning(ports, session_id)
  if (!running) return refuse('SESSION_ENDED')
  const { player } = running
  if (playBlock(player, rules, now)) return refuse('PLAYER_BLOCKED')

  await db.kysely
    .insertInto('game_sessions')
    .values({ token_hash: hash, provider, game, player_id, session_id, currency, created_at: now })
    .execute()
  const most = mostStakeOf(rules, game, currency, { on: player.date_of_birth, now })
  const purse = await readWallet(db.kysely, player_id, currency)
  const open = await openRoundOf(db.kysely, player_id, game)
  const spins = await freeSpinsOf(db.kysely, player_id, game, now)
  return {
    ...given,
    playerId: player_id,
    balance: balanceIn({ game, currency }, purse),
    mostStake: most === null ? null : toDecimal(most, currency),
    openRoundId: open?.id ?? null,
    freeSpins: spins.map(({ id, left, value }) => ({
      id,
      left,
      stake: toDecimal(value, currency)
    }))
  }
}
