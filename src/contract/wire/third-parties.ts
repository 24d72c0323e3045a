import { ASKED_CATEGORIES } from '#config/consent-categories.ts'
import { CONSENT_MANAGERS, type ThirdParties } from '#config/third-parties.ts'
import { arrayOf, type Fields, fieldsOf, type Guard, isText, nullable, optional } from './guards.ts'

type Trackers = ThirdParties['trackers']

const http: Guard<string> = (value): value is string =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

const oneOf =
  <T extends string>(names: readonly T[]): Guard<T> =>
  (value): value is T =>
    names.some(name => name === value)

const record =
  <T extends object>(fields: Fields<T>): Guard<T> =>
  (value): value is T =>
    fieldsOf(value, fields) !== null

const identified = record({ url: http, id: isText })

const TRACKERS: Fields<Trackers> = {
  analytics: optional(record({ url: http, ids: arrayOf(isText) })),
  tagManager: optional(identified),
  advertising: optional(identified),
  recording: optional(identified),
  events: optional(record({ url: http }))
}

const THIRD_PARTIES: Fields<ThirdParties> = {
  consentManager: nullable(record({ kind: oneOf(CONSENT_MANAGERS), id: isText, url: http })),
  trackers: record(TRACKERS),
  scripts: arrayOf(
    record<ThirdParties['scripts'][number]>({
      name: isText,
      url: http,
      category: oneOf(ASKED_CATEGORIES),
      integrity: optional(isText)
    })
  ),
  fonts: arrayOf(http),
  chat: nullable(record({ kind: oneOf(['classic', 'messenger']), url: http })),
  reports: nullable(
    record<NonNullable<ThirdParties['reports']>>({
      dsn: http,
      url: optional(http),
      integrity: optional(isText)
    })
  )
}

export { THIRD_PARTIES_PATH } from './third-parties-path.ts'

/** What `/third-parties.json` says, or null where it is of another form: then there are none. */
export const readThirdParties = (value: unknown): ThirdParties | null =>
  fieldsOf(value, THIRD_PARTIES)
