import * as v from 'valibot'

import { ASKED_CATEGORIES } from './consent-categories.ts'
import { reasonOf } from './fault-reason.ts'
import type { Frozen } from './frozen.ts'
import { CONSENT_MANAGERS } from './third-parties.ts'

const address = v.pipe(
  v.string(),
  v.url('must be an address'),
  v.regex(/^https?:/, 'must be an http or https address')
)
const identifier = v.pipe(
  v.string(),
  v.regex(/^[\w.-]+$/, 'must be an identifier without spaces'),
  v.maxLength(200, 'must not be longer than 200 signs')
)
const integrity = v.pipe(
  v.string(),
  v.regex(/^sha(256|384|512)-[\w+/]+=*$/, 'must be a hash such as sha384-…')
)

const dsn = v.pipe(
  address,
  v.check(
    text => URL.parse(text)?.username !== '' && /\/\w+$/.test(URL.parse(text)?.pathname ?? ''),
    'must be a DSN such as https://key@errors.example/1'
  )
)

const id = v.exactOptional(identifier)

/** What the house is called by at each tracker; without it there is none. */
export const TRACKERS = v.strictObject({
  analyticsTrackingId: id,
  adformTrackingId: id,
  adformHost: id,
  gaMeasurementId: id,
  gtmId: id,
  fullStoryOrgId: id
})

/** Whom pages may take scripts of, beyond the trackers; a brand file says it, an operator's own file over it. */
export const THIRD_PARTIES = v.strictObject({
  /** Without one the house asks for consent itself. */
  consentManager: v.exactOptional(
    v.strictObject({
      kind: v.picklist(CONSENT_MANAGERS),
      id: identifier,
      url: v.exactOptional(address)
    })
  ),
  /** Further scripts, each loaded once its category is agreed to. */
  scripts: v.exactOptional(
    v.pipe(
      v.array(
        v.strictObject({
          name: identifier,
          url: address,
          category: v.picklist(ASKED_CATEGORIES),
          integrity: v.exactOptional(integrity)
        })
      ),
      v.check(
        scripts => new Set(scripts.map(({ name }) => name)).size === scripts.length,
        'must not name two of them alike'
      )
    )
  ),
  /** Style sheets of typefaces. */
  fonts: v.exactOptional(v.array(address)),
  /** Beside those of the brand, or in their place. */
  trackers: v.exactOptional(TRACKERS),
  /** Addresses of the trackers' scripts in place of those that their makers publish. */
  trackerAddresses: v.exactOptional(
    v.strictObject({
      advertising: v.exactOptional(address),
      analytics: v.exactOptional(address),
      recording: v.exactOptional(address),
      tagManager: v.exactOptional(address)
    })
  ),
  /** Where events of the house's own vocabulary are posted to. */
  events: v.exactOptional(address),
  /** The live chat: its key, and where its script is when not at its maker's. */
  chat: v.exactOptional(v.strictObject({ key: identifier, url: v.exactOptional(address) })),
  /**
   * The address that errors are told to, in the form of a Sentry DSN; and where its maker's script is
   * to tell them in the place of the house's own, the script's.
   */
  reports: v.exactOptional(
    v.union([dsn, v.strictObject({ dsn, url: address, integrity: v.exactOptional(integrity) })])
  )
})

export type ThirdPartySettings = Frozen<v.InferOutput<typeof THIRD_PARTIES>>

/** A file of third parties is wrong; the message is a sentence that names the field. */
export class ThirdPartyError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ThirdPartyError'
  }
}

/** What an operator's own file says, or a `ThirdPartyError` that names its first fault. */
export function readThirdPartySettings(text: string): ThirdPartySettings {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new ThirdPartyError('must be a file of JSON.')
  }
  const result = v.safeParse(THIRD_PARTIES, file)
  if (result.success) return result.output
  const [issue] = result.issues
  const field = v.getDotPath(issue) ?? 'file'
  throw new ThirdPartyError(`${field}: ${reasonOf(issue, field, 'third parties')}.`)
}
