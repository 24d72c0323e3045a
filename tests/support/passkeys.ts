import { Authenticator } from './authenticator.ts'
import { ask, signInAs } from './graphql.ts'
import type { TestPlatform } from './platform.ts'

interface Begun {
  readonly beginPasskey: {
    readonly ok: {
      readonly challengeId: string
      readonly options: Parameters<Authenticator['create']>[0]
    }
  }
}

/** An authenticator with a passkey of the player, added as the lobby adds one. */
export async function passkeyFor(
  platform: TestPlatform,
  playerId: string,
  key = new Authenticator(platform.url)
): Promise<Authenticator> {
  const { accessToken: token } = await signInAs(platform, playerId)
  const url = `${platform.url}/graphql`
  const { data } = await ask<Begun>({
    url,
    token,
    query: 'mutation { beginPasskey { ok { challengeId options } } }'
  })
  const { challengeId, options } = data!.beginPasskey.ok
  const input = { challengeId, response: key.create(options), name: 'Test key' }
  const added = await ask<{ addPasskey: { ok: unknown } }>({
    url,
    token,
    query: 'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { ok { id } } }',
    variables: { input }
  })
  if (!added.data?.addPasskey.ok) throw new Error('the passkey was refused')
  return key
}
