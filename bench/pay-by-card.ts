import type { Config } from '#server/config.ts'
import { type Answer, call } from '#server/http/call.ts'

const CARD = {
  number: '4111 1111 1111 1111',
  expiry: '12/34',
  code: '123',
  holder: 'Aino Virtanen'
}

/** Fills in the card form of a deposit's page at the provider, which leads on (303) once it has taken it. */
export function payByCard(config: Config, frameUrl: string): Promise<Answer> {
  const frame = new URL(frameUrl)
  return call(config, new URL(`${frame.pathname}/pay`, frame), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(CARD))
  })
}
