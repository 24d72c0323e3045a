import { ACCOUNT_AGE, OPERATOR } from '#config/build.ts'
import { COUNTRIES, COUNTRY_CODES } from '#config/countries.ts'
import { jurisdiction } from '#config/jurisdiction.ts'
import type { Locale } from '#config/locales.ts'
import { href } from '#config/routes.ts'
import { catalogue } from '#messages/catalogue.ts'
import { fill } from './text.ts'

/** What every page of sign-in gives its island; the country is known in the browser only. */
export function waysIn(locale: Locale) {
  const likely = COUNTRY_CODES.find(code => COUNTRIES[code].locale === locale)
  const { loginFlow, bankProviders } = jurisdiction(OPERATOR, likely)
  return {
    locale,
    messages: catalogue(locale, 'login'),
    expected: { flow: loginFlow, banks: bankProviders.length },
    registerHref: href(locale, 'register'),
    note: fill(catalogue(locale, 'pages')['login.age'], { age: ACCOUNT_AGE })
  }
}
