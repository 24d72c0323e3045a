import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import * as main from '#contract/generated/main/graphql.ts'
import { depositor } from '#tests/server/cashier/support.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { listen, modernClient, watchBus } from '#tests/support/sockets.ts'
import { closeAccount, excludeSelf, protectionOf, takeBreak } from './support.ts'

let platform: TestPlatform
let listenedTo: ReturnType<typeof watchBus>

beforeAll(async () => {
  platform = await startPlatform()
  listenedTo = watchBus(platform)
})
afterAll(() => platform.close())

describe('other tabs of the player', () => {
  test.each([
    ['an exclusion', excludeSelf, false],
    ['a break', (house: TestPlatform, who: { token: string }) => takeBreak(house, who, 7), false],
    ['the closing of the account', closeAccount, true]
  ] as const)('hear at once of %s (D15)', async (_, act, isAccountClosed) => {
    const who = await depositor(platform)
    const other = await signInAs(platform, who.player.id)
    const client = modernClient(`${platform.url.replace('http', 'ws')}/graphql`, {
      accessToken: other.accessToken
    })
    const stream = listen(client, String(main.PlayerUpdatedDocument))
    await listenedTo('player.updated', who.player.id)
    expect((await act(platform, who)).error).toBeNull()
    expect(await stream.next()).toEqual({
      data: { playerUpdated: { isAccountClosed, version: expect.any(Number) } }
    })
    // The session stays, so that the tab can read what has changed and withdraw.
    const read = await protectionOf(platform, { token: other.accessToken })
    expect(Boolean(read.running ?? read.breakEndsAt ?? read.mayReopen)).toBe(true)
    client.close()
  })
})
