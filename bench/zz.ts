import { ask } from '#tests/support/graphql.ts'
import { signIn } from '#tests/support/identity.ts'
import { openHouses } from './attack/open-houses.ts'
import { newPlayer } from './player.ts'

console.time('open')
const h = await openHouses()
console.timeEnd('open')
try {
  const p = await newPlayer(h.sandbox.config)
  const t = await signIn({ ports: { config: h.bare.config } }, p)
  console.log(
    await ask({ url: h.bare.url + '/graphql', query: '{viewer{id}}', token: t.access_token })
  )
  console.log(
    await ask({ url: h.sandbox.url + '/graphql', query: '{viewer{id}}', token: t.access_token })
  )
  const deep = '['.repeat(32000) + ']'.repeat(32000)
  for (const body of [
    `{"query":"{ __typename }","variables":{"a":${deep.slice(500, -500)}}}`,
    `{"query":"query($a:JSON){ __typename }","variables":{"a":${deep.slice(500, -500)}}}`
  ]) {
    const r = await fetch(h.bare.url + '/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body
    })
    console.log(body.length, r.status, (await r.text()).slice(0, 200))
  }
  console.log(h.bare.said().slice(-1500))
} finally {
  await h.close()
}
