import { playerOf, signedIn } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type {
  AdditionalInformationInput,
  MutationResolvers,
  PersonalInfoErrorCode,
  ViewerResolvers
} from '../../generated/main.ts'
import { lockNames } from '../../identity/verification/lock.ts'
import type { Ports } from '../../ports.ts'
import { recordDecision } from '../audit/index.ts'
import {
  changeIdentity,
  identityKeysOf,
  type Player,
  playerAnswer,
  publishPlayer
} from '../player/index.ts'
import { holdPlayer } from './hold-player.ts'
import { INFO_FIELDS, type InfoField, missingInfo, readInfo } from './info-fields.ts'

interface Fault {
  readonly code: PersonalInfoErrorCode
  readonly field: InfoField
}

export const missingPersonalInfo: NonNullable<ViewerResolvers['missingPersonalInfo']> = (
  _viewer,
  _input,
  context
) => [...missingInfo(playerOf(context), context.jurisdiction)]

/** Takes what was missing, all of it or none; what the house knows already is not changed here. */
export const submitAdditionalInformation: NonNullable<
  MutationResolvers['submitAdditionalInformation']
> = async (_root, { input }, context) => {
  const { playerId } = signedIn(context)
  const { ports, jurisdiction } = context
  const done = await ports.db.transaction(async tx => {
    const player = await holdPlayer(tx, playerId)
    const open = missingInfo(player, jurisdiction)
    const read = readAll(input, player, open)
    return 'code' in read ? read : await write(ports, tx, player, read)
  })
  if ('code' in done) return { error: done }
  await publishPlayer(ports, done)
  return { ok: playerAnswer(done, context) }
}

type Read = Partial<Record<InfoField, string>>

function readAll(
  input: AdditionalInformationInput,
  player: Player,
  open: readonly InfoField[]
): Fault | Read {
  const read: Read = {}
  for (const field of INFO_FIELDS) {
    const typed = input[field]
    if (typed === null || typed === undefined) continue
    // Few countries have states, so nobody is asked for one, and whoever has one may say it.
    const isOpen = open.includes(field) || (field === 'state' && player.state === null)
    if (!isOpen) return { code: 'NOT_ASKED', field }
    const value = readInfo(field, typed, player)
    if (value.status === 'refused') return { code: value.code, field }
    read[field] = value.text
  }
  const left = open.find(field => read[field] === undefined)
  return left === undefined ? read : { code: 'INVALID', field: left }
}

async function write(ports: Ports, tx: Tx, player: Player, read: Read): Promise<Fault | Player> {
  const { zipCode, ...rest } = read
  if (read.ssn !== undefined && (await isOfAnother(ports, tx, player, read.ssn)))
    return { code: 'INVALID', field: 'ssn' }
  const change = { ...rest, ...(zipCode !== undefined && { zip_code: zipCode }) }
  const changed = (await changeIdentity(ports, tx, player.id, change)) ?? player
  await recordDecision(tx, {
    kind: 'personal.completed',
    playerId: player.id,
    actor: 'player',
    at: ports.clock.now(),
    data: { fields: Object.keys(read) }
  })
  return changed
}

/** Whether the number is that of somebody who has an account; nobody is told whose it is. */
async function isOfAnother(
  { config }: Pick<Ports, 'config'>,
  tx: Tx,
  player: Player,
  nationalId: string
): Promise<boolean> {
  const { national_key: key } = identityKeysOf(config.secrets.protection.identity, {
    email: player.email,
    firstName: player.first_name,
    lastName: player.last_name,
    dateOfBirth: player.date_of_birth,
    country: player.country,
    nationalId
  })
  await lockNames(tx, [`person|national|${key}`])
  const found = await tx
    .selectFrom('players')
    .select('id')
    .where('national_key', '=', key)
    .where('id', '!=', player.id)
    .executeTakeFirst()
  return found !== undefined
}
