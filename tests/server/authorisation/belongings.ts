import { randomUUID } from 'node:crypto'

import { assetOf } from '#rules/money.ts'
import { addPopUp, type Player } from '#server/capabilities/player/index.ts'
import { placeBet } from '#server/capabilities/sports/place-bet.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { seal } from '#server/personal-data/seal.ts'
import { signInAs } from '#tests/support/graphql.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { give } from '../rewards/support.ts'
import { betOn, handFeed } from '../sports/support.ts'

/** A player with one thing of every kind that an operation can name, and a session. */
export interface Belongings {
  readonly player: Player
  readonly token: string
  readonly refreshToken: string
  readonly otherSession: string
  readonly deposit: string
  readonly withdrawal: string
  readonly account: string
  readonly bonus: string
  readonly reward: string
  readonly rewardId: string
  readonly round: string
  readonly document: string
  readonly limit: string
  readonly passkey: string
  readonly popUp: string
  readonly phone: string
  /** A match that can be bet on, and a bet on it. */
  readonly match: string
  readonly bet: string
}

const GAME = 'pearl-drift'
const HOUR_MS = 3_600_000
/** Made once: it takes longer than all the rest. */
const hash = hashPassword('a quiet evening by the lake')

/** A player without anything but a session and a little money. */
export async function bare(platform: TestPlatform): Promise<Pick<Belongings, 'player' | 'token'>> {
  const player = await newPlayer(platform, { cash: 5000n, kycStatus: 'Done' })
  return { player, token: (await signInAs(platform, player.id)).accessToken }
}

export async function furnish(platform: TestPlatform): Promise<Belongings> {
  const { config, db, ledger } = platform.ports
  const phone = `+35840${String(Math.random()).slice(2, 9)}`
  const player = await newPlayer(platform, {
    cash: 20_000n,
    bonus: 1000n,
    kycStatus: 'Done',
    phoneNumber: phone,
    passwordHash: await hash,
    firstName: `Kaarlo${randomUUID().slice(0, 4)}`
  })
  const { id } = player
  const now = new Date()
  const earlier = new Date(now.getTime() - HOUR_MS)
  const later = new Date(now.getTime() + HOUR_MS)
  const held = { amount: 1000n, asset: assetOf(player.currency) }
  const own = (kind: string) => `${kind}-${id}`
  const insert = db.kysely

  await insert
    .updateTable('players')
    .set({ is_phone_number_verified: true, number_of_deposits: 1, total_deposit_amount: 5000n })
    .where('id', '=', id)
    .execute()
  const payment = {
    player_id: id,
    idempotency_key: 'k',
    body_hash: 'h',
    method: 'card',
    provider: 'card',
    currency: player.currency,
    created_at: earlier
  } as const
  await insert
    .insertInto('deposits')
    .values({
      ...payment,
      id: own('deposit'),
      amount: 5000n,
      fee: 0n,
      status: 'Completed',
      return_url: `${platform.url}/en/`,
      locale: 'en',
      sequence: 1,
      expires_at: later
    })
    .execute()
  await insert
    .updateTable('deposits')
    .set({ account_id: own('account'), account_mask: '•••• 1111', processed_at: earlier })
    .where('id', '=', own('deposit'))
    .execute()
  await db.transaction(async tx => {
    const postings = [{ from: `player:${id}:cash`, to: `player:${id}:held`, ...held }] as const
    await ledger.post(tx, { key: `withdrawal:${own('withdrawal')}`, postings })
  })
  await insert
    .insertInto('withdrawals')
    .values({
      ...payment,
      id: own('withdrawal'),
      account_id: own('account'),
      account_mask: '•••• 1111',
      amount: held.amount,
      mode: 'Manual',
      status: 'Initialized',
      sequence: -1
    })
    .execute()
  const bonus = await insert
    .selectFrom('bonuses')
    .select('id')
    .where('player_id', '=', id)
    .executeTakeFirstOrThrow()
  const reward = await give(platform, player)
  const other = await signInAs(platform, id)
  const { accessToken, refreshToken } = await signInAs(platform, id)
  await insert
    .insertInto('game_rounds')
    .values({
      provider: 'house',
      id: own('round'),
      game: GAME,
      player_id: id,
      session_id: sessionOf(accessToken),
      currency: player.currency,
      bet_transaction: own('bet'),
      stake: 100n,
      stake_bonus: 0n,
      status: 'ended',
      started_at: earlier
    })
    .execute()
  await insert
    .insertInto('documents')
    .values({
      id: own('document'),
      player_id: id,
      purpose: 'Identity',
      name: 'passport.png',
      type: 'image/png',
      bytes: 3,
      content: seal(config.secrets.protection.personal, Buffer.from('abc'), own('document')),
      uploaded_at: earlier
    })
    .execute()
  await insert
    .insertInto('player_limits')
    .values({
      player_id: id,
      name: 'Deposit.Week',
      kind: 'Deposit',
      period: 'Week',
      currency: player.currency,
      value: 10_000n,
      set_at: earlier,
      pending_value: 20_000n,
      asked_at: earlier,
      confirmable_at: earlier,
      lapses_at: later
    })
    .execute()
  await insert
    .insertInto('passkeys')
    .values({
      id: own('passkey'),
      player_id: id,
      credential_id: own('credential'),
      public_key: 'AA',
      counter: 0n,
      transports: '[]',
      backed_up: false,
      name: 'Phone',
      added_at: earlier
    })
    .execute()
  await addPopUp(platform.ports, id, own('pop-up'))
  const match = await handFeed(platform).match()
  const bet = await placeBet(
    platform.ports,
    { playerId: id, sessionId: sessionOf(accessToken) },
    singleOn(match)
  )
  if (bet.status === 'refused') throw new Error(bet.refusal.code)
  return {
    player,
    token: accessToken,
    refreshToken,
    otherSession: sessionOf(other.accessToken),
    deposit: own('deposit'),
    withdrawal: own('withdrawal'),
    account: own('account'),
    bonus: bonus.id,
    reward: reward.id,
    rewardId: reward.reward_id,
    round: own('round'),
    document: own('document'),
    limit: 'Deposit.Week',
    passkey: own('passkey'),
    popUp: own('pop-up'),
    phone,
    match,
    bet: bet.bet.id
  }
}

/** A bet of 1.00 on the home side. */
export const singleOn = (event: string) => betOn([{ event }], { stake: '1.00' })

export const sessionOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).session_id
