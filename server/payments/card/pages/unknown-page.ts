import { languagesOf } from '#config/hosts.ts'
import { type Locale, preferredLocale } from '#config/locales.ts'
import { html } from '../../../identity/pages/html.ts'
import { page } from './page.ts'
import { textsOf } from './texts.ts'

/** Answers an address that leads to no payment, in the browser's language. */
export function unknownPage(acceptLanguage: string | undefined): string {
  const locale: Locale = preferredLocale(languagesOf(acceptLanguage)) ?? 'en'
  const text = textsOf(locale)
  const title = text('payment.unknown.title')
  const content = html`<div class="ending ending--bad">
<span class="sign" aria-hidden="true"></span>
<h1>${title}</h1>
<p>${text('payment.unknown.lead')}</p>
</div>`
  return page({ locale, text, title, content })
}
