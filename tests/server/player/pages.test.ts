import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ask, signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

const QUERY = `query($after: String) { viewer {
  sessions(first: 2, after: $after) {
    edges { node { id } } pageInfo { hasNextPage endCursor } } } }`

interface Sessions {
  readonly viewer: {
    readonly sessions: {
      readonly edges: readonly { readonly node: { readonly id: string } }[]
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
    }
  }
}

describe('pages of sessions', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.close())

  test('neither repeat nor skip a row when one comes in at the head in between [L035]', async () => {
    const { id: playerId } = await newPlayer(platform)
    const url = `${platform.url}/graphql`
    let token = ''
    const begin = async () => {
      token = (await signInAs(platform, playerId)).accessToken
    }
    for (let count = 0; count < 5; count++) await begin()

    const read = async (after: string | null) => {
      const answer = await ask<Sessions>({ url, query: QUERY, token, variables: { after } })
      return answer.data!.viewer.sessions
    }
    const seen: string[] = []
    let after: string | null = null
    do {
      const { edges, pageInfo } = await read(after)
      seen.push(...edges.map(({ node }) => node.id))
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
      await begin()
    } while (after !== null)
    expect(seen).toHaveLength(5)
    expect(new Set(seen).size).toBe(5)
  })
})
