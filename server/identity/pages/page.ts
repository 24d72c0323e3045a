import { jurisdiction } from '#config/jurisdiction.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { OPERATORS } from '#config/operators.ts'
import { href } from '#config/routes.ts'
import type { Config } from '../../config.ts'
import { realmPath } from '../realm.ts'
import { type Html, html } from './html.ts'
import { stylesheet } from './style.ts'
import { type Texts, textsOf } from './texts.ts'

/** What every page of the realm is made for. */
export interface Surroundings {
  readonly config: Config
  readonly locale: Locale
  readonly text: Texts
}

export const surroundings = (config: Config, locale: Locale): Surroundings => ({
  config,
  locale,
  text: textsOf(locale, config.operator)
})

/** The whole document: brand bar, one column of content, the brand's picture, the small print. */
export function page({ config, locale, text }: Surroundings, title: string, content: Html): string {
  const { operator, publicUrl } = config
  const { slug, title: brand, company, seat } = OPERATORS[operator]
  const { minimumAge, regulator } = jurisdiction(operator, undefined)
  const site = (name: 'lobby' | 'privacy' | 'terms') => new URL(href(locale, name), publicUrl).href
  return html`<!doctype html>
<html lang="${LOCALES[locale].bcp47}" class="face-${slug}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${brand}</title>
<link rel="stylesheet" href="${realmPath(config)}/pages/${stylesheet(operator).name}">
</head>
<body>
<a class="skip" href="#main">${text('identity.skip')}</a>
<header class="bar">
<a class="brand" href="${site('lobby')}" aria-label="${text('identity.home')}">${brand}</a>
</header>
<main id="main" class="stage">
<div class="column">${content}</div>
<div class="art" aria-hidden="true"></div>
</main>
<footer class="foot">
<span class="age" role="img" aria-label="${text('identity.footer.age', { age: minimumAge })}">${minimumAge}+</span>
<p>${company}, ${seat}. ${regulator}. ${config.sandbox && text('identity.footer.sandbox')}</p>
<p><a href="${site('terms')}">${text('identity.footer.terms')}</a> <a href="${site('privacy')}">${text('identity.footer.privacy')}</a></p>
</footer>
</body>
</html>
`.text
}
