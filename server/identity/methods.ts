import type { SignInMethod } from '../generated/main.ts'

/** How the realm writes each method into its sessions (RFC 8176 where it has a word). */
export const AMR = {
  PASSWORD: 'pwd',
  PASSKEY: 'swk',
  BANK: 'bank',
  REGISTRATION: 'otp'
} as const satisfies Record<SignInMethod, string>

const METHODS = ['PASSWORD', 'PASSKEY', 'BANK', 'REGISTRATION'] as const

/** What proved the player at the realm; the password where nothing is said. */
export const methodOf = (amr: readonly string[] | undefined): SignInMethod =>
  METHODS.find(method => amr?.includes(AMR[method])) ?? 'PASSWORD'
