import type { Heard, Outcome } from './port.ts'

/** For providers that repeat what is not answered by 2xx: only what may still be put right is not. */
export const REPLY_STATUS = {
  applied: 200,
  repeated: 200,
  unchanged: 200,
  heard: 200,
  unreadable: 400,
  forged: 401,
  unknownReference: 404,
  differs: 422,
  wrongAmount: 422,
  wrongPayment: 422
} as const satisfies Record<Heard['status'] | Outcome, number>
