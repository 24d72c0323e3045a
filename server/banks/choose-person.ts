import { findPlayerByEmail } from '../capabilities/player/index.ts'
import type { Ports } from '../ports.ts'
import { homesOf, type Person, personOfPlayer, somebodyNew, testPersons } from './persons.ts'
import type { BankProviderLogin } from './tables.ts'

export type Choice =
  | { readonly status: 'ok'; readonly person: Person }
  | { readonly status: 'refused'; readonly fault: 'choice' | 'player' }

type Asked = Pick<BankProviderLogin, 'country' | 'provider'>

/**
 * The bank's own people in the visitor's country. Where it has none, those of its first country, and
 * of every other one somebody.
 */
export function offeredPersons({ clock }: Ports, { provider, country }: Asked): readonly Person[] {
  const homes = homesOf(provider, country)
  const [first] = homes
  const shown = first === country ? [first] : homes
  return shown.flatMap(home =>
    testPersons(provider, home, clock.now()).slice(0, home === first ? 3 : 1)
  )
}

/**
 * Reads who was chosen. That a bank looks at the merchant's players is for the sandbox alone, where
 * both are one machine's.
 */
export async function choiceOf(
  ports: Ports,
  login: Asked,
  field: (name: string) => string
): Promise<Choice> {
  const { clock, db, random } = ports
  const { provider, country } = login
  const who = field('who')
  if (who === 'new') {
    const [home] = homesOf(provider, country)
    if (home) return { status: 'ok', person: somebodyNew(random, provider, home, clock.now()) }
  }
  if (who === 'player') {
    const player = await findPlayerByEmail(db.kysely, field('email'))
    return player
      ? { status: 'ok', person: personOfPlayer(provider, player) }
      : { status: 'refused', fault: 'player' }
  }
  const person = offeredPersons(ports, login).find(({ personId }) => personId === who)
  return person ? { status: 'ok', person } : { status: 'refused', fault: 'choice' }
}
