import type { Config } from '#server/config.ts'
import { realmPath } from '#server/identity/realm.ts'
import type { Door } from '../doors.ts'
import { send } from '../post.ts'

/** What the realm serves behind its one route, as it says itself. */
export async function discoveryPathsOf(config: Config): Promise<readonly Door[]> {
  const origin = `http://localhost:${config.port}`
  const answer = await send(`${origin}${realmPath(config)}/.well-known/openid-configuration`, {
    method: 'GET'
  })
  const said: Readonly<Record<string, unknown>> = JSON.parse(answer.text)
  return Object.values(said)
    .filter(value => typeof value === 'string' && value.includes(realmPath(config)))
    .map(value => new URL(String(value)).pathname)
    .flatMap(path => ['GET', 'POST'].map(method => ({ method, path, origin })))
}
