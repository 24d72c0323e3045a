import type { PlayPlace } from '#config/catalogue/availability.ts'
import { isSlot } from '#config/catalogue/models.ts'
import { isTable } from '#config/catalogue/tables.ts'
import { isCurrency } from '#config/currencies.ts'
import type { Jurisdiction } from '#config/jurisdiction.ts'
import type { Locale } from '#config/locales.ts'
import { subDivisionOf } from '#config/sub-division.ts'
import { ageOn } from '#rules/age.ts'
import type { LaunchGameErrorCode } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import { takesBonus } from '../bonus/index.ts'
import { registerBarrier } from '../exclusion/index.ts'
import { type PlayRoom, playRoom } from '../limits/index.ts'
import { type Player, papersBlock, standingBlock } from '../player/index.ts'
import { isOnOffer } from '../shelf/index.ts'
import { writeLaunch } from './launches.ts'
import { openRoundOf } from './rounds.ts'
import { playsOtherSlot } from './slot-in-play.ts'
import type { LaunchMode } from './tables.ts'

export interface LaunchRequest {
  readonly slug: string
  readonly mode: LaunchMode
  readonly locale: Locale
  readonly jurisdiction: Jurisdiction
  /** Of a visitor, where that is known. */
  readonly subDivision?: string | undefined
  /** The live session that asks, or null for a visitor. */
  readonly signedIn: { readonly player: Player; readonly sessionId: string } | null
}

export type Launched =
  | {
      readonly ok: {
        readonly frameUrl: string
        readonly roundPending: boolean
        readonly takesBonus: boolean
      }
    }
  | { readonly error: { readonly code: LaunchGameErrorCode } }

const refuse = (code: LaunchGameErrorCode): Launched => ({ error: { code } })

/** Why a player may not play for money at this moment; null when nothing speaks against it. */
export function playBlock(
  player: Player,
  rules: Pick<Jurisdiction, 'identityBeforePlay' | 'minimumAge'>,
  now: Date
): LaunchGameErrorCode | null {
  const standing = standingBlock(player, now)
  if (standing) return standing
  // Under some licences people may bet on sports before they may play in the casino.
  if (ageOn(player.date_of_birth, now) < rules.minimumAge) return 'TOO_YOUNG'
  return papersBlock(player, rules, now)
}

/** Where licences ask for it, playing for fun waits until the player's age is known. */
const mayPlayForFun = ({ jurisdiction, signedIn }: LaunchRequest) =>
  jurisdiction.funPlayBeforeAgeCheck || signedIn?.player.kyc_status === 'Done'

/** Whether a limit on losses or on stakes leaves nothing to play the game with. */
const isUsedUp = ({ real, all }: PlayRoom): boolean => real?.left === 0n || all?.left === 0n

const placeOf = ({ jurisdiction, signedIn, subDivision }: LaunchRequest): PlayPlace => ({
  licence: jurisdiction.licence,
  country: jurisdiction.country,
  subDivision: signedIn
    ? subDivisionOf(signedIn.player.country, signedIn.player.state)
    : subDivision
})

/** Opens a game for one visit: the answer's address carries a token good for this player and game. */
export async function launchGame(ports: Ports, request: LaunchRequest): Promise<Launched> {
  const { slug, mode, locale, jurisdiction, signedIn } = request
  const { clock, config, db } = ports
  if (!isSlot(slug) && !isTable(slug)) return refuse('GAME_NOT_FOUND')
  if (!(await isOnOffer(ports, slug, placeOf(request)))) return refuse('GAME_NOT_AVAILABLE')
  if (mode === 'REAL' && !signedIn) return refuse('SIGN_IN_REQUIRED')
  if (mode === 'FUN' && !mayPlayForFun(request)) return refuse('FUN_NOT_ALLOWED')
  const now = clock.now()
  const block = signedIn && playBlock(signedIn.player, jurisdiction, now)
  if (block && mode === 'REAL') return refuse(block)
  if (mode === 'REAL' && signedIn) {
    const barrier = await registerBarrier(ports, signedIn.player, { mayBeKept: true })
    if (barrier) return refuse(barrier)
  }
  // Nobody who asked to be kept from playing is led back to it by play money.
  if (block && block !== 'KYC_REQUIRED' && block !== 'SOURCE_OF_WEALTH_REQUIRED')
    return refuse(block)

  const currency = signedIn ? signedIn.player.currency : jurisdiction.defaultCurrency
  if (!isCurrency(currency)) return refuse('CURRENCY_NOT_SUPPORTED')

  if (mode === 'REAL' && signedIn && jurisdiction.oneSlotAtATime)
    if (await playsOtherSlot(db.kysely, signedIn.player.id, slug, now))
      return refuse('ANOTHER_SLOT_OPEN')

  const isReal = mode === 'REAL' && signedIn !== null
  if (isReal && isUsedUp(await playRoom(db.kysely, signedIn.player, slug, now)))
    return refuse('LIMIT_REACHED')
  const token = await writeLaunch(ports, {
    game: slug,
    mode,
    player_id: isReal ? signedIn.player.id : null,
    session_id: isReal ? signedIn.sessionId : null,
    currency,
    locale,
    country: jurisdiction.country
  })

  const pending = isReal ? await openRoundOf(db.kysely, signedIn.player.id, slug) : undefined
  const frame = new URL(`/play/${slug}/`, config.gamesUrl)
  frame.search = new URLSearchParams({ token, locale, mode: mode.toLowerCase() }).toString()
  const roundPending = pending !== undefined
  return { ok: { frameUrl: frame.href, roundPending, takesBonus: takesBonus(slug) } }
}

export const FORGET_LAUNCHES = 'games-forget-launches'

/** Forgets tokens that can open nothing any more. */
export async function forgetLaunches({ db, clock }: Ports): Promise<void> {
  const before = new Date(clock.now().getTime() - 24 * 3_600_000)
  await db.kysely.deleteFrom('game_launches').where('expires_at', '<', before).execute()
}
