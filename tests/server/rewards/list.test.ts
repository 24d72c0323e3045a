import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { listen, modernClient, type Told, watchBus } from '#tests/support/sockets.ts'
import { claim, give, listed, minutes, rewarded, type ToldReward, view } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(() => platform.close())

const UPDATES = `subscription RewardsContextSubscription { rewardUpdated {
  assignationId status version reward { rewardId claimType rewardType {
    __typename ... on MoneyDropReward { amount currency } } } } }`

interface Update {
  readonly assignationId: string
  readonly status: string
  readonly version: number
}

const updateOf = ({ data }: Told) => data?.['rewardUpdated'] as Update

describe('a player’s rewards', () => {
  test('are those of the wanted states, in the order they were assigned [RWRD-03]', async () => {
    const who = await rewarded(platform)
    const taken = await give(platform, who.player)
    const open = await give(platform, who.player)
    const coming = await give(platform, who.player, { startsAt: minutes(platform, 60) })
    await claim(platform, who, taken)
    const told = await listed(platform, who)
    expect(told.map(({ assignationId, status }) => [assignationId, status])).toEqual([
      [open.id, 'Unclaimed'],
      [coming.id, 'Scheduled']
    ])
    expect((await listed(platform, who, ['Credited'])).map(each => each.assignationId)).toEqual([
      taken.id
    ])
  })

  test('are the last so many, turned round when that is asked [RWRD-02]', async () => {
    const who = await rewarded(platform)
    const given = [
      await give(platform, who.player),
      await give(platform, who.player),
      await give(platform, who.player)
    ]
    const ids = async (rest: string) =>
      (await listed(platform, who, ['Unclaimed'], rest)).map(each => each.assignationId)
    expect(await ids('last: 2')).toEqual([given[1]?.id, given[2]?.id])
    expect(await ids('last: 2 desc: true')).toEqual([given[1]?.id, given[0]?.id])
    await expect(ids('last: 0')).rejects.toThrow('last')
    await expect(ids('last: 501')).rejects.toThrow('last')
  })

  test('tell which game spins are for and what one stakes', async () => {
    const who = await rewarded(platform)
    await give(platform, who.player, {
      worth: { type: 'FreeSpins', spins: 10, value: 20n, game: 'pearl-drift' }
    })
    const [told] = await listed(platform, who)
    expect(told?.reward.rewardType).toMatchObject({
      __typename: 'FreeSpinReward',
      spins: 10,
      value: '0.20',
      betLevel: 1,
      gameDescriptor: { json: { slug: 'pearl-drift', name: 'Pearl Drift' } }
    })
  })

  test('are read one by one by their owner alone', async () => {
    const [owner, other] = [await rewarded(platform), await rewarded(platform)]
    const reward = await give(platform, owner.player)
    const fields = `playerReward(assignationId: "${reward.id}") { status }`
    expect(await view(platform, owner, fields)).toEqual({ playerReward: { status: 'Unclaimed' } })
    expect(await view(platform, other, fields)).toEqual({ playerReward: null })
  })

  test('that ended stand in the history with what came of them, the latest first', async () => {
    const who = await rewarded(platform)
    const first = await give(platform, who.player)
    const second = await give(platform, who.player, {
      worth: { type: 'MoneyDrop', amount: 250n }
    })
    await give(platform, who.player)
    await claim(platform, who, first)
    await claim(platform, who, second)
    interface History {
      readonly rewardHistory: {
        readonly edges: readonly {
          readonly cursor: string
          readonly node: {
            readonly worth: { readonly amount: string } | null
            readonly reward: Pick<ToldReward, 'assignationId'>
          }
        }[]
        readonly pageInfo: { readonly hasNextPage: boolean }
      }
    }
    const page = async (input: string) =>
      (
        await view<History>(
          platform,
          who,
          `rewardHistory(${input}) { edges { cursor node {
            endedAt worth { amount } reward { assignationId } } } pageInfo { hasNextPage } }`
        )
      ).rewardHistory
    const one = await page('first: 1')
    expect(one.edges.map(({ node }) => [node.reward.assignationId, node.worth?.amount])).toEqual([
      [second.id, '2.50']
    ])
    expect(one.pageInfo.hasNextPage).toBe(true)
    const two = await page(`first: 1 after: "${one.edges[0]?.cursor}"`)
    expect(two.edges.map(({ node }) => node.reward.assignationId)).toEqual([first.id])
    expect(two.pageInfo.hasNextPage).toBe(false)
  })
})

describe('a live update', () => {
  test('tells each change of a player’s rewards, with a version that grows [RWRD-06]', async () => {
    const [who, other] = [await rewarded(platform), await rewarded(platform)]
    const url = `${platform.url.replace('http', 'ws')}/graphql`
    const client = modernClient(url, { accessToken: who.token })
    const listening = watchBus(platform)
    const stream = listen(client, UPDATES)
    await listening('reward.updated', who.player.id)
    await give(platform, other.player)
    const reward = await give(platform, who.player)
    const added = updateOf(await stream.next())
    expect(added).toMatchObject({
      assignationId: reward.id,
      status: 'Unclaimed',
      reward: {
        rewardId: 'harbour-gift',
        claimType: 'Manual',
        rewardType: { __typename: 'MoneyDropReward', amount: '5.00', currency: 'EUR' }
      }
    })
    await claim(platform, who, reward)
    const credited = updateOf(await stream.next())
    expect(credited).toMatchObject({ assignationId: reward.id, status: 'Credited' })
    expect(credited.version).toBeGreaterThan(added.version)
    client.close()
  })

  test('tells that a reward has started, at its moment', async () => {
    const who = await rewarded(platform)
    const url = `${platform.url.replace('http', 'ws')}/graphql`
    const client = modernClient(url, { accessToken: who.token })
    const listening = watchBus(platform)
    const stream = listen(client, UPDATES)
    await listening('reward.updated', who.player.id)
    const startsAt = new Date(platform.ports.clock.now().getTime() + 500)
    await give(platform, who.player, { startsAt })
    const statuses = [await stream.next(), await stream.next()].map(told => updateOf(told).status)
    expect(statuses).toEqual(['Scheduled', 'Unclaimed'])
    client.close()
  }, 20_000)
})
