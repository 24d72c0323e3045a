import type { Secrets } from '../secrets.ts'
import { isTimedSigned, timedSignature } from './timed-signature.ts'

type Key = Pick<Secrets, 'sports'>

/** The header that proves that a call comes from the house. */
export const SIGNATURE_HEADER = 'x-signature'

/** Signs the path of a call, with its query, for some minutes of real time: the sandbox moves no ticket's end. */
export const signPath = ({ sports }: Key, path: string): string =>
  timedSignature(sports.feed, new Date(), path)

/** Whether a header signs the path of the call that it comes with. */
export const isPathSigned = ({ sports }: Key, header: unknown, path: string): boolean =>
  isTimedSigned(sports.feed, new Date(), header, path)
