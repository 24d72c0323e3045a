import { array, literal, nullable, object, picklist, pipe, string, url } from 'valibot'

import { id, moment } from './atoms.ts'
import { parserOf } from './fit.ts'

/**
 * The identity provider, as the house calls it: POST {provider}/checks opens a check and answers
 * where its frame is; the provider tells the outcome at POST {site}/api/identity/notifications. Both
 * are signed over the body and the moment.
 */
export const OPEN_CHECK_PATH = '/checks'
export const IDENTITY_NOTIFICATIONS_PATH = '/api/identity/notifications'

/** What the frame tells the page that holds it: a hint alone, the notification is what counts. */
export const IDENTITY_FRAME_MESSAGE = 'identity-check'

const open = object({
  /** The house's name for the check; the same again answers the same frame. */
  reference: id,
  firstName: string(),
  lastName: string(),
  dateOfBirth: string(),
  country: string(),
  locale: string(),
  notifyUrl: pipe(string(), url()),
  siteOrigin: pipe(string(), url())
})
const opened = object({ status: literal('ok'), checkId: id, frameUrl: pipe(string(), url()) })

export const IDENTITY_REFUSALS = [
  'UNREADABLE',
  'EXPIRED',
  'WRONG_DOCUMENT',
  'NOT_THE_PLAYER',
  'UNDERAGE'
] as const

const notification = object({
  /** The same again is answered and changes nothing. */
  id,
  reference: id,
  outcome: picklist(['approved', 'refused', 'pending']),
  reasons: array(picklist(IDENTITY_REFUSALS)),
  documentKind: nullable(picklist(['Passport', 'IdentityCard', 'DrivingLicence'])),
  at: moment
})

export const readOpenCheck = parserOf(open)
export const readOpenedCheck = parserOf(opened)
export const readIdentityNotification = parserOf(notification)
