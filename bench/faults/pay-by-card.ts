import type { Config } from '#server/config.ts'
import { call } from '#server/http/call.ts'

const CARD = {
  number: '4111 1111 1111 1111',
  expiry: '12/34',
  code: '123',
  holder: 'Aino Virtanen'
}

/** Fills in the card form of a deposit's page at the provider. */
export async function payByCard(config: Config, frameUrl: string): Promise<void> {
  const frame = new URL(frameUrl)
  const paid = await call(config, new URL(`${frame.pathname}/pay`, frame), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(CARD))
  })
  if (paid.status >= 500) throw new Error(`pay: ${paid.status}`)
}
