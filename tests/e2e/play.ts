import { readConfig } from '#server/config.ts'
import { call } from '#server/http/call.ts'
import type { House } from './house.ts'

const LAUNCH = `mutation ($input: LaunchGameInput!) {
  launchGame(input: $input) { ok { frameUrl } error { code } }
}`

/** Plays a game for money as its frame does, each round to its end. */
export async function play(house: House, token: string, slug: string, openings: readonly object[]) {
  const config = readConfig({ PORT: new URL(house.url).port })
  const post = async (url: URL, body: object, bearer: string | undefined) => {
    const answer = await call(config, url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(bearer && { authorization: `Bearer ${bearer}` })
      },
      body: JSON.stringify(body)
    })
    return JSON.parse(answer.text)
  }
  const input = { slug, mode: 'REAL', locale: 'en' }
  const query = { query: LAUNCH, variables: { input } }
  const { data } = await post(new URL('/graphql', config.publicUrl), query, token)
  const launchToken = new URL(data.launchGame.ok.frameUrl).searchParams.get('token')
  const ask = (name: string, body: object, bearer?: string) =>
    post(new URL(`/play/api/${name}`, config.gamesUrl), body, bearer)
  const { ok } = await ask('session', { launchToken, game: slug })
  for (const opening of openings) {
    const started = await ask('start', { ...opening, clientSeed: 'mine' }, ok.sessionToken)
    await ask('settle', { roundId: started.ok.round.id }, ok.sessionToken)
  }
}
