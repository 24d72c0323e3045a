import type { DocumentPurpose } from '../../generated/main.ts'
import type { Player, PlayerChange } from '../player/index.ts'

/** What the house checks to know who a player is; the rest has a state of its own. */
const VERIFICATIONS = ['Identity', 'Address', 'PaymentMethod'] as const

export type Verification = (typeof VERIFICATIONS)[number]

export const isVerification = (purpose: DocumentPurpose): purpose is Verification =>
  VERIFICATIONS.some(name => name === purpose)

type Known = Pick<Player, 'kyc_status' | 'kyc_verifications_done' | 'kyc_verifications_missing'>

const names = (list: Iterable<string>): string => JSON.stringify([...new Set(list)])

/** What is still to be checked; somebody of whom only that is known has to show who they are. */
export function missingOf({ kyc_status: status, kyc_verifications_missing: known }: Known) {
  if (status !== 'Required') return []
  const listed = VERIFICATIONS.filter(name => known.includes(name))
  return listed.length > 0 ? listed : (['Identity'] as const)
}

/** The change that asks the player for a verification, whether it was done before or not. */
export const missing = (player: Known, asked: Verification): PlayerChange => ({
  kyc_status: 'Required',
  kyc_verifications_done: names(player.kyc_verifications_done.filter(name => name !== asked)),
  kyc_verifications_missing: names([...missingOf(player), asked])
})

/** The change that takes a verification as done; with the last of them the whole check is. */
export function done(player: Known, verified: Verification): PlayerChange {
  const left = missingOf(player).filter(name => name !== verified)
  return {
    kyc_verifications_done: names([...player.kyc_verifications_done, verified]),
    kyc_verifications_missing: names(left),
    ...(left.length === 0 && { kyc_status: 'Done', kyc_deadline: null })
  }
}

/** No day that the player was told moves away. */
export const earliest = (known: Date | null, given: Date | null): Date | null => {
  if (known === null || given === null) return known ?? given
  return known < given ? known : given
}
