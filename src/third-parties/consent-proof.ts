import { CONSENT_PATH, type ConsentRecord } from '#contract/wire/consent.ts'
import { heldNumber } from '#rules/consent-answer.ts'
import { keep, storageOf } from './storage.ts'

/** Proofs that the house has not taken yet, a line each; the head of every page looks for the entry. */
const UNSENT = 'unsentConsent'
const MOST_KEPT = 4
const TOO_MANY = 429

const unsent = () => (storageOf('local')?.getItem(UNSENT) ?? '').split('\n').filter(Boolean)

/** Whether nothing is left to do: the house has it, or will never take it. */
async function send(proof: string): Promise<boolean> {
  try {
    const { status } = await fetch(CONSENT_PATH, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: proof
    })
    return status < 500 && status !== TOO_MANY
  } catch {
    return false
  }
}

async function tell(proof: string): Promise<void> {
  const isDone = await send(proof)
  const others = unsent().filter(other => other !== proof)
  // Where the answer itself could not be kept nothing else is.
  const isKept = !isDone && heldNumber(document.cookie) !== undefined
  const left = isKept ? [...others, proof].slice(-MOST_KEPT) : others
  if (left.length > 0) keep('local', UNSENT, left.join('\n'))
  else storageOf('local')?.removeItem(UNSENT)
}

/**
 * Tells the house of an answer, which holds whether or not the house can be reached: where it can
 * not, the proof waits for the next page. The house keeps one that comes twice once.
 */
export const tellProof = (record: ConsentRecord): void => void tell(JSON.stringify(record))

/** Tells the house of what it has not taken before; a page does so once. */
export function tellProofsAgain(): void {
  for (const proof of unsent()) void tell(proof)
}
