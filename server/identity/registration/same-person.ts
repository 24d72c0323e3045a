import type { BankProvider } from '#config/bank-providers.ts'
import { type Identity, identityKeysOf, normalEmail } from '../../capabilities/player/index.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { lockNames } from '../verification/lock.ts'

/** Somebody who wants an account. */
export interface Candidate extends Identity {
  readonly phoneNumber: string | null
  readonly bank: { readonly provider: BankProvider; readonly personId: string } | undefined
}

export interface SamePerson {
  readonly playerId: string
  /** The account has the very address that was given, so its owner may be told of it. */
  readonly hasAddress: boolean
}

const keysIn = ({ secrets }: Ports['config'], candidate: Candidate) =>
  identityKeysOf(secrets.protection.identity, candidate)

/** Has everybody wait who is or may be the same person, until this transaction has ended. */
export async function holdPerson(
  { config }: Pick<Ports, 'config'>,
  tx: Tx,
  candidate: Candidate
): Promise<void> {
  const { email_key, person_key, national_key } = keysIn(config, candidate)
  const { bank } = candidate
  await lockNames(tx, [
    `person|email|${email_key}`,
    `person|name|${person_key}`,
    ...(national_key === null ? [] : [`person|national|${national_key}`]),
    ...(bank ? [`person|bank|${bank.provider}|${bank.personId}`] : [])
  ])
}

/**
 * The account that the person has already, open, closed or excluded: by the address, the national
 * number, the bank's person, or name and birthday in one country, each in its normal form. While
 * somebody is kept away for protection, name and birthday in any country and the phone tell them too.
 */
export async function findSamePerson(
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  db: Executor,
  candidate: Candidate
): Promise<SamePerson | undefined> {
  const keys = keysIn(config, candidate)
  const { email_key, national_key, person_key, phone_key } = keys
  const { bank } = candidate
  const email = normalEmail(candidate.email)
  const found = await db
    .selectFrom('players')
    .select(row => ['id', row('email', '=', email).as('has_address')])
    .where(row =>
      row.or([
        row('email_key', '=', email_key),
        row('person_key', '=', person_key),
        ...(national_key === null ? [] : [row('national_key', '=', national_key)]),
        ...(bank
          ? [
              row(
                'id',
                'in',
                row
                  .selectFrom('bank_identities')
                  .select('player_id')
                  .where('provider', '=', bank.provider)
                  .where('person_id', '=', bank.personId)
              )
            ]
          : []),
        // People may share a name and a birthday, and a family a number: each tells a person only
        // where protection asks for it.
        row.and([
          row.or([
            row('born_key', '=', keys.born_key),
            row('letters_key', '=', keys.letters_key),
            ...(phone_key === null
              ? []
              : [
                  row.and([
                    row('phone_key', '=', phone_key),
                    row('is_phone_number_verified', '=', true)
                  ])
                ])
          ]),
          row.or([
            row('exclusion_ends_at', '>', clock.now()),
            row.and([
              row('account_status', '=', 'Closed'),
              row('account_closure_cause', '=', 'SelfExclusion')
            ])
          ])
        ])
      ])
    )
    .orderBy('has_address', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found && { playerId: found.id, hasAddress: Boolean(found.has_address) }
}
