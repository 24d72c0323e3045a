import { createHash } from 'node:crypto'

import type { Random } from '../../random.ts'
import { sourceOf } from '../source.ts'

/** What is sent out, and of which only the digest is kept. */
export interface Secrets {
  readonly code: string
  readonly token: string
}

const TOKEN_BYTES = 32

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

export const newSecrets = ({ integer, bytes }: Random): Secrets => ({
  code: String(integer(1_000_000)).padStart(6, '0'),
  token: Buffer.from(bytes(TOKEN_BYTES)).toString('base64url')
})

/** Bound to its verification: the code of one says nothing of another. */
export const codeDigest = (id: string, code: string): string => sha256(`${id} ${code}`)

export const tokenDigest = (token: string): string => sha256(token)

/** Of the network that an address belongs to: one customer's addresses are alike. */
export const networkDigest = (address: string): string => sha256(`network ${sourceOf(address)}`)
