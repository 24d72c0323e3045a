import type { Locale } from '#config/locales.ts'
import {
  changeIdentity,
  type Player,
  phoneKeyOf,
  publishPlayer
} from '../../capabilities/player/index.ts'
import type { Executor } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { textsOf } from '../pages/texts.ts'
import { readPhoneNumber } from '../registration/phone-number.ts'
import { claimTry } from '../sign-in-tries.ts'
import { type Begun, beginVerification, waitOf } from '../verification/begin-verification.ts'
import { lockNames } from '../verification/lock.ts'
import { CODE_MINUTES } from '../verification/rules.ts'
import { type Spent, spendCode } from '../verification/spend-verification.ts'

interface PhoneAsker {
  readonly player: Player
  readonly address: string
  readonly language: Locale
}

type PhoneCode =
  | { readonly status: 'begun'; readonly verification: Begun }
  | { readonly status: 'invalidRecipient' }
  | { readonly status: 'tooMany'; readonly until: Date }

/**
 * Sends a code to a number that the player says is the own. A number that somebody else has proven
 * gets a message without one: whoever holds the phone is told, and whoever asks is not.
 */
export async function requestPhoneCode(
  ports: Ports,
  given: string,
  { player, address, language }: PhoneAsker
): Promise<PhoneCode> {
  const { db, clock, config } = ports
  const recipient = readPhoneNumber(given, player.country)
  if (recipient === undefined) return { status: 'invalidRecipient' }
  const whom = { recipient, playerId: player.id }
  const early = await waitOf(ports, db.kysely, 'Phone', whom)
  if (early) return { status: 'tooMany', until: early }
  const until = await claimTry(
    db,
    [
      { brake: 'texts', subject: recipient },
      { brake: 'texts', subject: player.id },
      { brake: 'registrations', subject: address }
    ],
    clock.now()
  )
  if (until) return { status: 'tooMany', until }

  const text = textsOf(language, config.operator)
  return await db.transaction(async (tx): Promise<PhoneCode> => {
    await lockNames(tx, [`resend|${recipient}`, `resend|${player.id}`])
    const overtaken = await waitOf(ports, tx, 'Phone', whom)
    if (overtaken) return { status: 'tooMany', until: overtaken }
    const isFree = !(await isTaken(ports, tx, recipient, player.id))
    const verification = await beginVerification(ports, tx, {
      ...whom,
      purpose: 'Phone',
      address,
      isAnswerable: isFree,
      message: ({ code }) => ({
        channel: 'sms',
        recipient,
        subject: '',
        body: isFree
          ? text('identity.sms.code', { code, minutes: CODE_MINUTES })
          : text('identity.sms.taken')
      })
    })
    return { status: 'begun', verification }
  })
}

/** Marks the number as the player's when the code is right; one number belongs to one player. */
export async function confirmPhone(
  ports: Ports,
  given: { readonly id: string; readonly code: string; readonly playerId: string }
): Promise<Spent<Player>> {
  const outcome = await spendCode(
    ports,
    { ...given, purpose: 'Phone' },
    async (tx, { recipient }) => {
      await lockNames(tx, [`phone|${recipient}`])
      if (await isTaken(ports, tx, recipient, given.playerId)) return undefined
      return await changeIdentity(ports, tx, given.playerId, {
        phone_number: recipient,
        is_phone_number_verified: true
      })
    }
  )
  if (outcome.status === 'confirmed') await publishPlayer(ports, outcome.value)
  return outcome
}

const isTaken = async (
  { config }: Ports,
  db: Executor,
  phoneNumber: string,
  playerId: string
): Promise<boolean> =>
  (await db
    .selectFrom('players')
    .select('id')
    .where('phone_key', '=', phoneKeyOf(config.secrets.protection.identity, phoneNumber))
    .where('is_phone_number_verified', '=', true)
    .where('id', '!=', playerId)
    .executeTakeFirst()) !== undefined
