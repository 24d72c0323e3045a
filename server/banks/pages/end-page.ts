import { languagesOf } from '#config/hosts.ts'
import { preferredLocale } from '#config/locales.ts'
import { html } from '../../identity/pages/html.ts'
import { backWithError } from '../addresses.ts'
import type { BankProviderLogin } from '../tables.ts'
import { page } from './page.ts'
import { textsOf } from './texts.ts'

/** Says that nothing more can be done here, and leads back to where the login was begun. */
export function endPage(login: BankProviderLogin): string {
  const text = textsOf(login.locale, login)
  const isLate = login.status === 'expired'
  const part = isLate ? 'expired' : 'over'
  const title = text(`bank.${part}.title`)
  const back = backWithError(login, isLate ? 'timeout' : 'access_denied')
  const content = html`<div role="status"><h1>${title}</h1>
<p>${text(`bank.${part}.lead`)}</p></div>
<a class="button" href="${back}">${text('bank.back')}</a>`
  return page({ text, title, login, content })
}

/** Answers an address that leads to no login, in the browser's language. */
export function unknownPage(acceptLanguage: string | undefined): string {
  const text = textsOf(preferredLocale(languagesOf(acceptLanguage)) ?? 'en')
  const title = text('bank.unknown.title')
  const content = html`<h1>${title}</h1>
<p>${text('bank.unknown.lead')}</p>`
  return page({ text, title, content })
}
