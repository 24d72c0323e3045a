import type { Asked } from './ask.ts'
import type { PayOutAnswer } from './port.ts'

/**
 * What an order of money out has come to. It is taken when the answer names the payout of its
 * reference; any other words of success, as of a host that stands in front, have judged nothing.
 */
export function payOutAnswerOf(
  answer: Asked,
  reference: string,
  referenceIn: (body: unknown) => string | undefined
): PayOutAnswer {
  if (answer.status === 'none') return 'unknown'
  if (answer.status >= 300) return 'refused'
  return referenceIn(answer.body) === reference ? 'accepted' : 'unknown'
}
