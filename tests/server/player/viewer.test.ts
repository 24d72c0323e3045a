import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import * as main from '#contract/generated/main/graphql.ts'
import {
  addPopUp,
  changePlayer,
  type PlayerChange,
  publishPlayer
} from '#server/capabilities/player/index.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer, type PlayerOptions } from '#tests/support/player.ts'
import { listen, modernClient, watchBus } from '#tests/support/sockets.ts'

const HOUR = 3_600_000

describe('viewer', () => {
  let platform: TestPlatform
  let listenedTo: ReturnType<typeof watchBus>
  beforeAll(async () => {
    platform = await startPlatform()
    listenedTo = watchBus(platform)
  })
  afterAll(() => platform.close())

  async function signedIn(options: PlayerOptions = {}) {
    const { id } = await newPlayer(platform, options)
    const { accessToken: token } = await signInAs(platform, id)
    const read = async () => {
      const query = String(main.GetPlayerInfoDocument)
      const answer = await ask<main.GetPlayerInfoQuery>({
        url: `${platform.url}/graphql`,
        query,
        token
      })
      expect(answer.errors).toBeUndefined()
      return answer.data!.viewer!.player!
    }
    const change = async (given: PlayerChange) => {
      const changed = await platform.ports.db.transaction(tx => changePlayer(tx, id, given))
      await publishPlayer(platform.ports, changed!)
    }
    return { id, token, read, change }
  }

  test('has agreed to the terms once it has said so', async () => {
    const { token, read, change } = await signedIn()
    await change({ terms_accepted: false, privacy_policy_accepted: false })
    expect(await read()).toMatchObject({ termsAccepted: false, privacyPolicyAccepted: false })
    const query = String(main.AcceptTermsDocument)
    const answer = await ask({ url: `${platform.url}/graphql`, query, token })
    expect(answer.data).toEqual({ acceptTerms: { accepted: true } })
    expect(await read()).toMatchObject({ termsAccepted: true, privacyPolicyAccepted: true })
  })

  test('cannot be agreed for by a visitor', async () => {
    const query = String(main.AcceptTermsDocument)
    const answer = await ask({ url: `${platform.url}/graphql`, query })
    expect(answer.errors).toMatchObject([{ extensions: { type: 'AuthenticationFailure' } }])
  })

  test('tells all that is stored of the player [ENT-01] [ENT-02] [SESS-25]', async () => {
    const { id, read } = await signedIn({ country: 'NO', cash: 100n })
    expect(await read()).toMatchObject({
      playerId: id,
      accountStatus: { status: 'Open', cause: null, reopenByCustomerAllowed: false },
      country: { code: 'NO', name: 'Norway', currency: 'NOK' },
      email: `player-${id}@example.com`,
      emailVerified: true,
      numberOfDeposits: 0,
      hasFirstTimeDeposit: false,
      totalDepositAmount: '0.00',
      personalInfo: { firstName: 'Aino', lastName: 'Virtanen', dateOfBirth: '1990-05-17' },
      selfExclusionDetails: { exclusionEndsAt: null },
      timeouts: { timeoutEndsAt: null },
      sourceOfWealthStatus: { status: 'NotNeed', dueDateExpired: false }
    })
  })

  test('an exclusion and a time-out are told while they run', async () => {
    const { read, change } = await signedIn()
    const now = platform.ports.clock.now().getTime()
    const until = new Date(now + HOUR)
    await change({ exclusion_ends_at: until, timeout_ends_at: new Date(now - HOUR) })
    expect(await read()).toMatchObject({
      selfExclusionDetails: { exclusionEndsAt: until.toISOString() },
      timeouts: { timeoutEndsAt: null }
    })
  })

  test.each([
    { dueIn: HOUR, status: 'WillBeRequired', dueDateExpired: false },
    { dueIn: -HOUR, status: 'Required', dueDateExpired: true }
  ])('a source of wealth due in $dueIn ms is $status', async ({ dueIn, ...told }) => {
    const { read, change } = await signedIn()
    const due = new Date(platform.ports.clock.now().getTime() + dueIn)
    await change({
      source_of_wealth_due_date: due,
      source_of_wealth_comment: 'A payslip',
      source_of_wealth_funding_type: 'Salary'
    })
    expect((await read()).sourceOfWealthStatus).toMatchObject({
      ...told,
      requiredDocumentsUploadV2: [{ comment: 'A payslip', requestedFundingType: 'Salary' }]
    })
  })

  test('who may withdraw is told by the player’s blocks, where no licence asks for a check', async () => {
    const { read, change } = await signedIn()
    await change({ kyc_status: 'Required' })
    expect((await read()).canWithdraw).toBe(true)
    await change({ are_withdrawals_blocked: true })
    expect((await read()).canWithdraw).toBe(false)
  })

  test('a change is told to the player’s sockets with its version [SESS-24]', async () => {
    const { id, token, change } = await signedIn()
    const client = modernClient(`${platform.url.replace('http', 'ws')}/graphql`, {
      accessToken: token
    })
    const stream = listen(client, String(main.PlayerUpdatedDocument))
    await listenedTo('player.updated', id)
    await change({ account_status: 'Closed', account_closure_cause: 'MultipleAccounts' })
    expect(await stream.next()).toEqual({
      data: { playerUpdated: { isAccountClosed: true, version: expect.any(Number) } }
    })
    client.close()
  })

  test('the customer’s blocks are told, and pop-ups as they are added [ENT-11] [SESS-26] [SESS-27]', async () => {
    const { id, token, change } = await signedIn()
    await change({ is_deposits_blocked: true, pop_ups_needed: JSON.stringify(['terms-2']) })
    const { data } = await ask<main.GetCustomerInfoQuery>({
      url: `${platform.url}/graphql`,
      query: String(main.GetCustomerInfoDocument),
      token
    })
    expect(data!.viewer!.customer).toEqual({
      id: `customer:${id}`,
      popUpsNeeded: ['terms-2'],
      isCancelWithdrawalBlocked: false,
      isIncreaseDepositLimitBlocked: false,
      isRewardsBlocked: false,
      isDepositsBlocked: true
    })
    const client = modernClient(`${platform.url.replace('http', 'ws')}/graphql`, {
      accessToken: token
    })
    const stream = listen(client, String(main.CustomerPopUpAddedDocument))
    await listenedTo('customer.popup', id)
    await addPopUp(platform.ports, id, 'offer-1')
    expect(await stream.next()).toEqual({
      data: { customerPopUpAdded: { popUpIdsAdded: ['offer-1'] } }
    })
    client.close()
  })

  test('a pop-up is needed once however often it is added, and no more once it is accepted', async () => {
    const { id, token } = await signedIn()
    for (const added of ['safer-play', 'new-terms', 'safer-play'])
      await addPopUp(platform.ports, id, added)
    const accept = async (popUp: string) => {
      const { data } = await ask<main.AcceptPopUpMutation>({
        url: `${platform.url}/graphql`,
        query: String(main.AcceptPopUpDocument),
        variables: { id: popUp },
        token
      })
      return data?.acceptPopUp.popUpsNeeded
    }
    expect(await accept('never-added')).toEqual(['new-terms', 'safer-play'])
    expect(await accept('new-terms')).toEqual(['safer-play'])
    expect(await accept('safer-play')).toEqual([])
  })

  test('sessions are told newest first, in pages', async () => {
    const { id, token } = await signedIn()
    const current = (await signInAs(platform, id)).accessToken
    const query = `query($first: Int! = 20, $after: String) { viewer {
      sessions(first: $first, after: $after) {
        edges { cursor node { isCurrent endedAt device } } pageInfo { hasNextPage endCursor } } } }`
    const url = `${platform.url}/graphql`
    expect((await ask({ url, query, token })).status).toBe(200)
    interface Sessions {
      readonly viewer: {
        readonly sessions: {
          readonly edges: readonly { readonly cursor: string; readonly node: object }[]
          readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string }
        }
      }
    }
    const page = async (variables: object) =>
      (await ask<Sessions>({ url, query, token: current, variables: { ...variables } })).data!
        .viewer.sessions
    const first = await page({ first: 1 })
    expect(first.edges[0]?.node).toEqual({ isCurrent: true, endedAt: null, device: 'Desktop' })
    expect(first.pageInfo.hasNextPage).toBe(true)
    const second = await page({ first: 1, after: first.pageInfo.endCursor })
    expect(second.edges[0]?.node).toMatchObject({ isCurrent: false, endedAt: null })
    expect(second.pageInfo.hasNextPage).toBe(false)
  })
})
