import { expect, test } from 'vitest'

import { RAFFLES } from '#config/raffles.ts'
import { drawNow } from '#server/capabilities/raffle/index.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import { entrant, openHouse, stake } from '../raffle/support.ts'

test('a prize of a raffle stands on the statement as one, and not as a win of a game', async () => {
  const platform = await openHouse()
  const player = await entrant(platform, ['hourly'], { cash: 0n })
  await stake(platform, player, 100n)
  await drawNow(platform.ports, RAFFLES.hourly.source)
  const day = 24 * 60 * 60 * 1000
  const now = platform.ports.clock.now().getTime()
  const { accessToken: token } = await signInAs(platform, player.id)
  const { data } = await ask<{
    viewer: { statement: { lines: { kind: string; subject: string | null; amount: string }[] } }
  }>({
    url: `${platform.url}/graphql`,
    query: `query Books($from: DateTime!, $to: DateTime!) { viewer {
      statement(first: 50, from: $from, to: $to) { lines { kind subject amount } } } }`,
    variables: { from: new Date(now - day).toISOString(), to: new Date(now + day).toISOString() },
    token
  })
  const lines = data?.viewer.statement.lines.filter(({ kind }) => kind !== 'Bet')
  expect(lines).toHaveLength(1)
  expect(lines?.[0]).toMatchObject({ kind: 'Raffle', subject: null })
  expect(Number(lines?.[0]?.amount)).toBeGreaterThan(0)
  await platform.close()
})
