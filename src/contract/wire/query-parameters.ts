import { SESSION_END_REASONS, type SessionEndReason } from './logout-reason.ts'
import { readMode } from './product-mode.ts'
import { nameParameter, tokenParameter } from './query-parameter.ts'

const LONGEST = 2048

const AMOUNT = /^\d{1,15}([.,]\d{1,6})?$/

const matching =
  (form: RegExp) =>
  (value: string): string | null =>
    form.test(value) ? value : null

const present = (): true => true

const plain = (value: string): string | null =>
  value !== '' && value.length <= LONGEST ? value : null

const amount = (value: string): string | null =>
  AMOUNT.test(value) && /[1-9]/.test(value) ? value.replace(',', '.') : null

const switchedOn = (value: string): true | null =>
  value === '' || value === '0' || value.toLowerCase() === 'false' ? null : true

const reason = (value: string): SessionEndReason | null =>
  SESSION_END_REASONS.find(known => known === value) ?? null

/** Every query parameter that the site reads, each with what makes a value of it. */
const PARAMETERS = {
  accessToken: tokenParameter,
  aff: nameParameter,
  amount,
  /** Being there is enough. */
  autoSignIn: present,
  autoSubmit: switchedOn,
  code: tokenParameter,
  currency: matching(/^[A-Z]{3}$/),
  error: nameParameter,
  error_description: plain,
  iss: plain,
  locale: matching(/^[a-z]{2}(_[A-Z]{2})?$/),
  logoutReason: reason,
  paymentMethod: nameParameter,
  preselectedChallengeId: nameParameter,
  productMode: readMode,
  redir: plain,
  refreshToken: tokenParameter,
  session_state: nameParameter,
  /** Compared with the configured options as a number. */
  setCustomJackpot: amount,
  showToast: (value: string) => (value === 'InitWithdrawal' ? value : null),
  state: nameParameter,
  utm_campaign: plain,
  utm_content: plain,
  utm_medium: plain,
  utm_source: plain,
  utm_term: plain
} as const

export type QueryName = keyof typeof PARAMETERS

export const QUERY_NAMES = Object.keys(PARAMETERS) as readonly QueryName[]

export type QueryParameters = {
  readonly [Name in QueryName]?: NonNullable<ReturnType<(typeof PARAMETERS)[Name]>>
}

/** Reads the query of an address; a parameter that does not fit is as if it were not there. */
export function readQuery(search: string): QueryParameters {
  const given = new URLSearchParams(search)
  const read = QUERY_NAMES.flatMap(name => {
    const text = given.get(name)
    const value = text === null ? null : PARAMETERS[name](text)
    return value === null ? [] : [[name, value]]
  })
  return Object.fromEntries(read)
}
