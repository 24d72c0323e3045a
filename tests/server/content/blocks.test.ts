import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ask } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { blocksFrom } from '../../../src/components/blocks/source.ts'
import { blocksOf } from '../../../src/content/blocks/placements.ts'

interface Told {
  readonly contentBlocks: readonly {
    readonly id: string
    readonly title: string
    readonly games: readonly { readonly slug: string; readonly name: string }[]
  }[]
}

const QUERY = `query Blocks($placement: String!, $license: Licence, $locale: String) {
  contentBlocks(placement: $placement, license: $license, locale: $locale) {
    id title games { slug name } } }`

describe('content blocks of the data API', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.close())

  const blocks = async (variables: object) => {
    const url = `${platform.url}/api/graphql`
    const { data, errors } = await ask<Told>({ url, query: QUERY, variables: { ...variables } })
    expect(errors).toBeUndefined()
    return data?.contentBlocks ?? []
  }

  test('are those of the pages, in the language asked for, with their games', async () => {
    const [first, , third] = await blocks({ placement: 'promotions', locale: 'fi' })
    const [own] = blocksOf('promotions', 'fi', { operator: 'Infiniza', licence: 'mga' }, new Date())
    expect(first?.title).toBe(own?.title)
    expect(third?.games).toEqual([{ slug: 'last-orbit', name: 'Last Orbit' }])
  })

  test('of a licence that allows no play for fun do not offer it', async () => {
    const ids = async (license: string) =>
      (await blocks({ placement: 'promotions', license })).map(({ id }) => id)
    expect(await ids('mga')).toContain('free-play')
    expect(await ids('est')).not.toContain('free-play')
  })

  test('of a place that nobody knows are none', async () => {
    expect(await blocks({ placement: '__proto__' })).toEqual([])
  })

  test('build the same pages as the content itself', async () => {
    const audience = { operator: 'Infiniza', licence: 'mga' } as const
    const read = await blocksFrom(`${platform.url}/api/graphql`, 'examples', 'ja')
    expect(read).toHaveLength(9)
    expect(read).toEqual(blocksOf('examples', 'ja', audience, new Date()))
  })

  test('from a source that does not keep to the contract stop the build', async () => {
    const nowhere = `${platform.url}/no-such-endpoint`
    await expect(blocksFrom(nowhere, 'examples', 'ja')).rejects.toThrow('for examples')
  })
})
