import { randomBytes } from 'node:crypto'

import { newSecret, newSigningKey, type Secrets } from '#server/secrets.ts'

/** What is kept as a row of keys: the first one is used, the others are still understood. */
export const KINDS = ['signing', 'cookies', 'personal'] as const
export type Kind = (typeof KINDS)[number]

/**
 * The steps of a rotation, each of which all processes must have been started with before the next:
 * a new key that is understood, the new key in use, the older ones gone.
 */
export const STEPS = ['add', 'use', 'drop'] as const
export type Step = (typeof STEPS)[number]

const ROWS: Readonly<Record<Step, <Key>(row: readonly Key[], make: () => Key) => readonly Key[]>> =
  {
    add: (row, make) => [...row, make()],
    use: row => [...row.slice(-1), ...row.slice(0, -1)],
    drop: row => row.slice(0, 1)
  }

/** Secrets after a step of the rotation of one kind. `use` again takes the older key back, until it is dropped. */
export function rotated(secrets: Secrets, kind: Kind, step: Step): Secrets {
  const turn = ROWS[step]
  switch (kind) {
    case 'signing':
      return { ...secrets, signingKeys: turn(secrets.signingKeys, newSigningKey) }
    case 'cookies':
      return { ...secrets, cookieKeys: turn(secrets.cookieKeys, newSecret) }
    case 'personal': {
      const { protection } = secrets
      const keys = turn(
        Object.entries(protection.personal),
        // The name stands before whatever is sealed, so it is short and never used again.
        (): [string, string] => [`k${randomBytes(4).toString('hex')}`, newSecret()]
      )
      return { ...secrets, protection: { ...protection, personal: Object.fromEntries(keys) } }
    }
  }
}
