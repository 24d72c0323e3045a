import { findPlayerByEmail } from '../capabilities/player/index.ts'
import { linkPerson } from '../identity/bank-login/index.ts'
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
 * Reads who was chosen. A player of the merchant's is one whom the bank has vouched for before, so
 * the link is made as if that had been; only a sandbox reaches over to the other party like this.
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
    if (!player) return { status: 'refused', fault: 'player' }
    const person = personOfPlayer(provider, player)
    await db.transaction(tx => linkPerson(tx, provider, person.personId, player.id, clock.now()))
    return { status: 'ok', person }
  }
  const person = offeredPersons(ports, login).find(({ personId }) => personId === who)
  return person ? { status: 'ok', person } : { status: 'refused', fault: 'choice' }
}
