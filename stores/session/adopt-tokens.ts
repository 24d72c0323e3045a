import { readAccessToken } from '#contract/wire/access-token.ts'
import { tokenParameter } from '#contract/wire/query-parameter.ts'
import { environment } from '../environment/index.ts'
import { markSession } from './session-mark.ts'
import { storeTokens } from './tokens.ts'

/** Takes tokens from the address as the session's if they decode, and cleans the address of them. */
export function adoptQueryTokens(): void {
  const { address } = environment()
  const url = address.current()
  if (!url.searchParams.has('accessToken') && !url.searchParams.has('refreshToken')) return
  const given = (name: string) => tokenParameter(url.searchParams.get(name) ?? '') ?? undefined
  const accessToken = given('accessToken')
  const claims = readAccessToken(accessToken)
  if (accessToken !== undefined && claims) {
    storeTokens(accessToken, given('refreshToken'))
    markSession(claims)
  }
  url.searchParams.delete('accessToken')
  url.searchParams.delete('refreshToken')
  address.rewrite(url)
}
