import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { CustomerPopUpAddedDocument } from '#contract/generated/main/graphql.ts'
import { addPopUp } from '#server/capabilities/player/pop-ups.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { legacyClient, listen, modernClient } from '#tests/support/sockets.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(() => platform.close())

/** Adds a pop-up, and waits until the process has heard of it. */
async function add(playerId: string, id: string): Promise<void> {
  const heard = new Promise<void>(resolve => {
    const stop = platform.ports.bus.subscribe('customer.popup', playerId, () => resolve())
    onTestFinished(stop)
  })
  await addPopUp(platform.ports, playerId, id)
  await heard
}

const told = (...popUpIdsAdded: string[]) => ({ data: { customerPopUpAdded: { popUpIdsAdded } } })

test.each([
  { name: 'newer', connect: modernClient },
  { name: 'older', connect: legacyClient }
])(
  'a stream of the $name protocol hears what was said since its socket stood, and nothing of before',
  async ({ connect }) => {
    const { id } = await newPlayer(platform)
    const { accessToken } = await signInAs(platform, id)
    await add(id, 'before')
    const client = connect(`${platform.url.replace('http', 'ws')}/graphql`, { accessToken })
    onTestFinished(() => client.close())
    const wallet = listen(client, 'subscription { balanceUpdated { version } }')
    await wallet.next()
    await add(id, 'meanwhile')
    const stream = listen(client, String(CustomerPopUpAddedDocument))
    expect(await stream.next()).toEqual(told('meanwhile'))
    await add(id, 'later')
    expect(await stream.next()).toEqual(told('later'))
    expect(stream.unheard()).toBe(0)
  }
)
