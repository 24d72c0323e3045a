// About a minute, most of it the start of two houses.
import { PATHS } from '#server/graphql/register.ts'
import { LEGACY, MODERN } from '#server/sockets/legacy.ts'
import { rawSocket } from '#tests/support/sockets.ts'
import { recordGoal } from '../goals/record.ts'
import { Checks } from './checks.ts'
import { hostileAt } from './input/case.ts'
import { failuresIn } from './input/left-behind.ts'
import { openHouses } from './open-houses.ts'
import { send } from './post.ts'
import { clientsAt } from './sockets/clients.ts'
import { foreignPages, misbehave } from './sockets/raw.ts'

const LEAST = 70
const WITHIN_MS = 1000

/** Every socket of the house, three clients in both protocols, and all that none may do. */
export async function sockets(): Promise<boolean> {
  const houses = await openHouses({ LOBBY_SPORTS_WORLD: 'small' })
  try {
    const { bare, sandbox } = houses
    const { config } = bare
    const checks = new Checks()
    const setting = { houses, tokens: [] }
    const { token } = await hostileAt(setting, bare)
    const socketOf = (path: string) => `ws://localhost:${config.port}${path}`
    const hostOf = (url: string) => new URL(url).host
    const graphql = [PATHS.main, PATHS.lobby]
    for (const path of graphql) {
      await clientsAt(path, socketOf(path), token, checks)
      await misbehave(path, socketOf(path), token, checks)
      const host = hostOf(config.publicUrl)
      await foreignPages(path, { url: socketOf(path), host, protocol: MODERN }, checks)
    }
    const others = { jackpots: config.jackpotsUrl, 'live prices': config.sportsUrl }
    for (const [what, url] of Object.entries(others))
      await foreignPages(what, { url: socketOf('/v1/socket'), host: hostOf(url) }, checks)
    const bareTicket = await rawSocket(socketOf('/v1/socket'), undefined, [], {
      headers: { host: hostOf(config.jackpotsUrl) }
    })
    checks.check('jackpots need a ticket', bareTicket.status === 401, bareTicket.status)
    const unsigned = await rawSocket(socketOf('/v1/feed?after=0'), undefined, [], {
      headers: { host: hostOf(config.sportsFeedUrl) }
    })
    checks.check('the feed needs a signature', unsigned.status === 401, unsigned.status)
    const nowhere = await rawSocket(socketOf('/v1/nowhere'), undefined, [])
    checks.check('there is no other socket', nowhere.status === 404, nowhere.status)

    let slowest = 0
    for (const path of graphql)
      for (const protocol of [MODERN, LEGACY]) {
        const who = await hostileAt(setting, bare)
        const init = { type: 'connection_init', payload: { accessToken: who.token } }
        let since = 0
        const leave = async () => {
          since = performance.now()
          await send(`${bare.url}${PATHS.main}`, {
            headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
            body: '{"query":"mutation { logout { loggedOut } }"}'
          })
        }
        let isAsked = false
        const { code } = await rawSocket(socketOf(path), protocol, [init], {
          until: frames => {
            if (frames.length > 0 && !isAsked) {
              isAsked = true
              void leave()
            }
            return false
          }
        })
        slowest = Math.max(slowest, performance.now() - since)
        checks.check(`the end of a session closes ${path} by ${protocol}`, code === 4403, code)
        const again = await rawSocket(socketOf(path), protocol, [init])
        const isShut = again.code === 4403
        checks.check(`${path} by ${protocol} stays shut after it`, isShut, again.code)
      }
    const failures = failuresIn(bare.said() + sandbox.said())
    for (const failure of failures) checks.check('no failure in the log', false, failure)
    console.log(`  ${checks}; a socket outlives its session by ${slowest.toFixed(0)} ms at most`)
    const isMet = checks.count >= LEAST && checks.faults.length === 0 && slowest < WITHIN_MS
    recordGoal('security-07', {
      isMet,
      figures: `${checks}, three clients in both protocols at two endpoints, five sockets; a socket outlives its session by ${Math.ceil(slowest)} ms at most`
    })
    return isMet
  } finally {
    await houses.close()
  }
}
