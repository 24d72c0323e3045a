// A house in a process of its own, which is told when a pot is to move, and tells what that took.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'

import { HOUSE_JACKPOT } from '#config/jackpots.ts'
import { OPERATORS } from '#config/operators.ts'
import { enrichedPlayerId } from '#contract/wire/enriched-player-id.ts'
import { signJackpotTicket } from '#server/capabilities/jackpot/index.ts'
import { startSession } from '#server/capabilities/session/index.ts'
import { readConfig } from '#server/config.ts'
import { FanOut } from '#server/fan-out/fan-out.ts'
import { createPlatform } from '#server/platform.ts'
import { DESKTOP } from '#tests/support/device.ts'
import { freePort } from '#tests/support/free-port.ts'
import { newPlayer } from '#tests/support/player.ts'
import { serveParent } from './parent.ts'

/** Of one player; a service does not let anybody open as many as they like. */
const SOCKETS_A_PLAYER = 10

const data = mkdtempSync(join(tmpdir(), 'lobby-bench-'))
const config = readConfig({
  PORT: String(await freePort()),
  LOBBY_DATA: data,
  LOBBY_SANDBOX: '1',
  LOG_LEVEL: 'silent',
  DATABASE_URL: ''
})
const platform = await createPlatform(config, { log: pino({ level: 'silent' }) })
await platform.listen()
const { ports } = platform
const brand = OPERATORS[config.operator].slug

/** When the loop over all listeners began, how long it kept the processor, and what each was sent. */
let loop = { began: 0n, busy: 0, bytes: 0, ticks: 0 }
const tell = FanOut.prototype.tell
FanOut.prototype.tell = function (name, frame, whole) {
  const [began, before] = [process.hrtime.bigint(), process.threadCpuUsage()]
  tell.call(this, name, frame, whole)
  const { user, system } = process.threadCpuUsage(before)
  loop = { began, busy: (user + system) / 1000, bytes: frame.length, ticks: loop.ticks + 1 }
}

async function handshakes(count: number): Promise<readonly object[]> {
  const made: object[] = []
  while (made.length < count) {
    const { id: player, currency } = await newPlayer(platform)
    const session = crypto.randomUUID()
    await startSession(ports, {
      id: session,
      playerId: player,
      flow: 'keycloak',
      device: DESKTOP,
      method: 'PASSWORD'
    })
    const ticket = { player, session, brand, currency }
    // Dated ahead, so that none is too old before the last socket is open.
    const { token } = signJackpotTicket(config.secrets, ticket, Date.now() + 600_000)
    const message = JSON.stringify({
      type: 'SubscribeRequest',
      instance_id: HOUSE_JACKPOT.id,
      player_id: enrichedPlayerId({ playerId: player, currency, brand }),
      brand_id: brand
    })
    const path = `/v1/socket?token=${token}&currency=${currency}`
    for (let each = 0; each < SOCKETS_A_PLAYER; each++) made.push({ path, message })
  }
  return made.slice(0, count)
}

async function movePots(): Promise<void> {
  const at = ports.clock.now()
  await ports.db.kysely
    .updateTable('jackpot_pots')
    .set(({ eb }) => ({ micro: eb('micro', '+', 10_000n) }))
    .where('instance', '=', HOUSE_JACKPOT.id)
    .execute()
  await ports.bus.publish({
    kind: 'jackpot.changed',
    subject: HOUSE_JACKPOT.id,
    version: at.getTime(),
    at: at.toISOString(),
    data: {}
  })
}

const listeners = async () => {
  const text = await ports.metrics.registry.getSingleMetricAsString('jackpot_listeners')
  return Number(/ (\d+)\s*$/.exec(text)?.[1])
}

serveParent({
  port: config.port,
  host: new URL(config.jackpotsUrl).host,
  handshakes,
  listeners,
  tell: movePots,
  loop: () => loop,
  async close() {
    await platform.close()
    rmSync(data, { recursive: true, force: true })
  }
})
