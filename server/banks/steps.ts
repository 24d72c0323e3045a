import { createHash } from 'node:crypto'

import type { BankProvider } from '#config/bank-providers.ts'
import type { Tx } from '../db/database.ts'
import type { Ports } from '../ports.ts'
import type { Person } from './persons.ts'
import { changeLogin, lockLogin } from './store.ts'
import type { BankProviderLogin } from './tables.ts'

export const codeHash = (code: string): string =>
  createHash('sha256').update(code).digest('base64url')

/** Where a login is: how, who, whether. */
export type LoginStep = 'confirm' | 'person' | 'way'

export function stepOf({ way, person }: BankProviderLogin): LoginStep {
  if (way === null) return 'way'
  return person === null ? 'person' : 'confirm'
}

type Take = (tx: Tx, login: BankProviderLogin) => Promise<BankProviderLogin>

export const chooseWay = (ports: Ports, provider: BankProvider, id: string, way: string) =>
  step(ports, provider, id, tx => changeLogin(tx, id, { way }))

export const choosePerson = (ports: Ports, provider: BankProvider, id: string, person: Person) =>
  step(ports, provider, id, async (tx, login) =>
    login.way === null ? login : changeLogin(tx, id, { person })
  )

/** Back to the choice of who. */
export const forgetPerson = (ports: Ports, provider: BankProvider, id: string) =>
  step(ports, provider, id, tx => changeLogin(tx, id, { person: null }))

/** Vouches for the person; the code is told once, and only to the browser. */
export async function authorise(ports: Ports, provider: BankProvider, id: string) {
  const code = Buffer.from(ports.random.bytes(32)).toString('base64url')
  const login = await step(ports, provider, id, async (tx, held) =>
    held.person === null
      ? held
      : changeLogin(tx, id, { status: 'authorised', code_hash: codeHash(code) })
  )
  return { login, code: login?.code_hash === codeHash(code) ? code : undefined }
}

/** Ends a login without a person; undefined unless this call has ended it. */
export const endLogin = (
  ports: Ports,
  provider: BankProvider,
  id: string,
  status: 'cancelled' | 'failed'
) => step(ports, provider, id, tx => changeLogin(tx, id, { status, person: null }))

/** Lets the time of a login be over now. */
export const runOut = (ports: Ports, provider: BankProvider, id: string) =>
  step(ports, provider, id, tx =>
    changeLogin(tx, id, { status: 'expired', person: null, expires_at: ports.clock.now() })
  )

/** The login as it is now: one whose time is over has expired. */
export const look = (ports: Ports, provider: BankProvider, id: string) =>
  step(ports, provider, id, async (_tx, login) => login)

/** Takes one step of a login that is open and whose time is not over; answers how it is then. */
const step = (
  ports: Ports,
  provider: BankProvider,
  id: string,
  take: Take
): Promise<BankProviderLogin | undefined> =>
  ports.db.transaction(async tx => {
    const held = await lockLogin(tx, provider, id)
    if (held?.status !== 'open') return held
    const isLate = held.expires_at <= ports.clock.now()
    return isLate ? changeLogin(tx, id, { status: 'expired', person: null }) : take(tx, held)
  })
