import { readFileSync } from 'node:fs'

import { jurisdictionOf } from '#config/jurisdiction.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { OPERATORS } from '#config/operators.ts'
import { href } from '#config/routes.ts'
import type { Config } from '../../config.ts'
import { realmPath } from '../realm.ts'
import { Html, html } from './html.ts'
import { stylesheet } from './style.ts'
import { type Texts, textsOf } from './texts.ts'
import { wall } from './wall.ts'

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
  const sheet = stylesheet(operator)
  const { slug, title: brand, company, seat } = OPERATORS[operator]
  const { accountAge, regulator } = jurisdictionOf(config, undefined)
  const site = (name: 'lobby' | 'privacy' | 'terms') => new URL(href(locale, name), publicUrl).href
  return html`<!doctype html>
<html lang="${LOCALES[locale].bcp47}" class="face-${slug}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${brand}</title>
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${realmPath(config)}/pages/${sheet.name}">
</head>
<body>
<a class="skip" href="#main">${text('identity.skip')}</a>
<header class="bar"><div class="wrap bar__in">
<a class="bar__logo" href="${site('lobby')}" aria-label="${text('identity.home')}">${markOf(slug)}<span>${brand}</span></a>
</div></header>
<main id="main" class="realm">
<div class="realm__column">${content}</div>
${wall(config)}
</main>
<footer class="small">
<span class="age" role="img" aria-label="${text('identity.footer.age', { age: accountAge })}">${accountAge}+</span>
<p>${company}, ${seat}. ${regulator}. ${config.sandbox && text('identity.footer.sandbox')}</p>
<p><a href="${site('terms')}">${text('identity.footer.terms')}</a> <a href="${site('privacy')}">${text('identity.footer.privacy')}</a></p>
</footer>
</body>
</html>
`.text
}

const marks = new Map<string, Html>()

/** The operator's sign, drawn in the colours of the page around it. */
function markOf(slug: string): Html {
  const known = marks.get(slug)
  if (known) return known
  const file = new URL(`../../../src/components/marks/${slug}.svg`, import.meta.url)
  const mark = new Html(readFileSync(file, 'utf8').replace('<svg ', '<svg aria-hidden="true" '))
  marks.set(slug, mark)
  return mark
}
