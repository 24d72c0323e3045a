import { hash, verify } from '@node-rs/argon2'

/** The minimum that OWASP names for argon2id, which is what the library makes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const PASSWORD_LENGTH = { least: 10, most: 100 } as const

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let decoy: Promise<string> | undefined

/** Whether the password is the right one; takes as long for a player who does not exist. */
export async function verifyPassword(
  stored: string | undefined,
  password: string
): Promise<boolean> {
  decoy ??= hashPassword('nobody has this one')
  const right = await verify(stored ?? (await decoy), password)
  return right && typeof stored === 'string'
}
