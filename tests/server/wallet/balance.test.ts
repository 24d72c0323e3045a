import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { assetOf, toDecimal } from '#rules/money.ts'
import type { Player } from '#server/capabilities/player/index.ts'
import { walletChanged } from '#server/capabilities/wallet/index.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer, type PlayerOptions } from '#tests/support/player.ts'
import { legacyClient, listen, modernClient, type Told } from '#tests/support/sockets.ts'

const WALLET = `{ viewer { wallet {
  id balance bonusBalance currency minDepositAmount minWithdrawalAmount version } } }`
const UPDATES = `subscription Wallet { balanceUpdated {
  balance bonusBalance currency amount moneyType wageringProgress version } }`

interface Wallet {
  readonly balance: string
  readonly bonusBalance: string
  readonly currency: string
  readonly version: number
}

const updateOf = ({ data }: Told) => data?.['balanceUpdated'] as Wallet

describe('wallet', () => {
  let platform: TestPlatform
  let entries = 0

  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.close())

  async function signedIn(options: PlayerOptions) {
    const player = await newPlayer(platform, options)
    return { player, token: (await signInAs(platform, player.id)).accessToken }
  }
  const socket = (connect: typeof modernClient, token: string) =>
    connect(`${platform.url.replace('http', 'ws')}/graphql`, { accessToken: token })
  const read = (token: string) =>
    ask<{ viewer: { wallet: Wallet } }>({ url: `${platform.url}/graphql`, query: WALLET, token })

  /** What a deposit or a bet does: an entry, and after the commit the event. */
  async function move(player: Player, amount: bigint, kind: 'bonus' | 'cash' = 'cash') {
    const own = `player:${player.id}:${kind}` as const
    const [from, to] = amount > 0n ? (['world', own] as const) : ([own, 'world'] as const)
    const asset = assetOf(player.currency)
    const posted = await platform.ports.ledger.postAlone({
      key: `test:move:${player.id}:${++entries}`,
      postings: [{ from, to, asset, amount: amount > 0n ? amount : -amount }]
    })
    const moneyType = kind === 'cash' ? 'real' : 'bonus'
    await walletChanged(platform.ports, player.id, { amount, moneyType, posted })
    return posted
  }

  test('tells balances with the currency’s digits [ENT-12]', async () => {
    const { token } = await signedIn({ cash: 1250n, bonus: 5n })
    expect((await read(token)).data?.viewer.wallet).toMatchObject({
      balance: '12.50',
      bonusBalance: '0.05',
      currency: 'EUR',
      minDepositAmount: '20.00',
      minWithdrawalAmount: '10.00'
    })
  })

  test('tells yen without decimals', async () => {
    const { token } = await signedIn({ cash: 1200n, country: 'JP' })
    const { data } = await read(token)
    expect(data?.viewer.wallet).toMatchObject({
      balance: '1200',
      currency: 'JPY',
      minDepositAmount: '1200'
    })
  })

  test('a player whom no entry has touched has nothing', async () => {
    const { token } = await signedIn({})
    expect((await read(token)).data?.viewer.wallet).toMatchObject({
      balance: '0.00',
      bonusBalance: '0.00',
      version: 0
    })
  })

  test.each([
    { name: 'newer', connect: modernClient },
    { name: 'older', connect: legacyClient }
  ])(
    'streams the present state, then every move, by the $name protocol [ENT-13]',
    async ({ connect }) => {
      const { player, token } = await signedIn({ cash: 1000n, bonus: 300n })
      const client = socket(connect, token)
      const stream = listen(client, UPDATES)
      const first = await stream.next()
      expect(updateOf(first)).toEqual({
        balance: '10.00',
        bonusBalance: '3.00',
        currency: 'EUR',
        amount: null,
        moneyType: null,
        wageringProgress: 0,
        version: 2
      })
      await move(player, -250n)
      expect(updateOf(await stream.next())).toMatchObject({
        balance: '7.50',
        amount: '-2.50',
        moneyType: 'real',
        version: 3
      })
      await move(player, 100n, 'bonus')
      expect(updateOf(await stream.next())).toMatchObject({
        balance: '7.50',
        bonusBalance: '4.00',
        amount: '1.00',
        moneyType: 'bonus',
        version: 4
      })
      client.close()
    }
  )

  test('a replayed entry is no news', async () => {
    const { player, token } = await signedIn({ cash: 1000n })
    const client = socket(modernClient, token)
    const stream = listen(client, UPDATES)
    await stream.next()
    const posted = await move(player, 100n)
    await walletChanged(platform.ports, player.id, {
      amount: 100n,
      moneyType: 'real',
      posted: { ...posted, replayed: true }
    })
    await move(player, 200n)
    const versions = [await stream.next(), await stream.next()].map(told => updateOf(told).version)
    expect(versions).toEqual([2, 3])
    client.close()
  })

  test('an event that was overtaken is dropped', async () => {
    const { player, token } = await signedIn({ cash: 1000n })
    const client = socket(modernClient, token)
    const stream = listen(client, UPDATES)
    await stream.next()
    const old = await move(player, 100n)
    await move(player, 200n)
    await walletChanged(platform.ports, player.id, { amount: 100n, moneyType: 'real', posted: old })
    await move(player, 300n)
    const told = [await stream.next(), await stream.next(), await stream.next()]
    expect(told.map(update => updateOf(update).balance)).toEqual(['11.00', '13.00', '16.00'])
    client.close()
  })

  test('nobody hears of the wallet of another', async () => {
    const { token } = await signedIn({ cash: 1000n })
    const other = await signedIn({ cash: 700n })
    const client = socket(modernClient, token)
    const stream = listen(client, UPDATES)
    await stream.next()
    await move(other.player, 100n)
    const mine = await newPlayer(platform, { cash: 1n })
    await move(mine, 100n)
    expect(stream.unheard()).toBe(0)
    expect((await read(other.token)).data?.viewer.wallet.balance).toBe('8.00')
    client.close()
  })

  test('however moves overlap, versions grow and the last one told is the balance', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.bigInt({ min: -50n, max: 90n }), { minLength: 1, maxLength: 12 }),
        async amounts => {
          const moves = amounts.filter(amount => amount !== 0n)
          const { player, token } = await signedIn({ cash: 5000n })
          const client = socket(modernClient, token)
          const stream = listen(client, UPDATES)
          const told = [updateOf(await stream.next())]
          await Promise.all(moves.map(amount => move(player, amount)))
          const last = 1 + moves.length
          while (told.at(-1)!.version < last) told.push(updateOf(await stream.next()))
          const versions = told.map(({ version }) => version)
          expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b))
          const sum = moves.reduce((total, amount) => total + amount, 5000n)
          expect(told.at(-1)!.balance).toBe(toDecimal(sum, 'EUR'))
          client.close()
        }
      ),
      { numRuns: 15 }
    )
  })
})
