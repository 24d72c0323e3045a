import { fromJson } from '#contract/wire/fit.ts'
import { type RoundRecord, readRoundRecord } from '#contract/wire/round-record.ts'
import { call } from '../../http/call.ts'
import { signatureOf } from '../../http/signed-call.ts'
import type { Ports } from '../../ports.ts'

const TIMEOUT_MS = 5000

const recordIn = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'record' in answer ? answer.record : null

/** What a round can be checked by, as its provider tells it; null while the provider has none. */
export async function recordOf(
  { clock, config, log }: Ports,
  player: string,
  roundId: string
): Promise<RoundRecord | null> {
  const body = JSON.stringify({ player, roundId })
  const timestamp = String(Math.floor(clock.now().getTime() / 1000))
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'x-timestamp': timestamp,
    'x-signature': signatureOf(config.secrets.providerKey, timestamp, Buffer.from(body))
  }
  try {
    const url = new URL('/play/records', config.gamesUrl)
    const answer = await call(config, url, { method: 'POST', headers, body, timeoutMs: TIMEOUT_MS })
    return answer.status === 200 ? readRoundRecord(recordIn(fromJson(answer.text))) : null
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    log.warn({ round: roundId, error: message }, 'the provider gave no record')
    return null
  }
}
