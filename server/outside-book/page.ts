import { canonicalLocale, LOCALES, type Locale } from '#config/locales.ts'
import { catalogue } from '#messages/catalogue.ts'
import { pageFile } from '../http/page-file.ts'
import { html } from '../identity/pages/html.ts'

export const FILES = '/files'
export const STYLE = pageFile('./book.css', import.meta.url)
export const SCRIPT = pageFile('./book.js', import.meta.url)

interface Asked {
  readonly locale?: unknown
  readonly currency?: unknown
}

const localeOf = ({ locale }: Asked): Locale =>
  (typeof locale === 'string' ? canonicalLocale(locale) : undefined) ?? 'en'

/** What the script says in the page's language. */
function wordsFor(locale: Locale): string {
  const text = catalogue(locale, 'bookframe')
  return JSON.stringify({
    picked: text['bookframe.picked'],
    nothing: text['bookframe.nothing'],
    known: text['bookframe.known'],
    refused: text['bookframe.refused'],
    visitor: text['bookframe.visitor']
  })
}

/**
 * The book's one page, without landmarks of its own: it stands within those of the house's page. It is
 * for the house at an address and in the language that it is asked for.
 */
export function bookPage(house: string, asked: Asked): string {
  const locale = localeOf(asked)
  const text = catalogue(locale, 'bookframe')
  const currency = typeof asked.currency === 'string' ? asked.currency : ''
  return html`<!doctype html>
<html lang="${LOCALES[locale].bcp47}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text['bookframe.frame']} | Wagermoor</title>
<link rel="stylesheet" href="${FILES}/${STYLE.name}">
<script src="${FILES}/${SCRIPT.name}" defer></script>
</head>
<body data-house="${new URL(house).origin}" data-words="${wordsFor(locale)}" data-currency="${currency}">
<div class="top"><p class="name">Wagermoor</p>
<nav aria-label="Wagermoor">
<button type="button" data-place="">${text['bookframe.matches']}</button>
<button type="button" data-place="in-play/">${text['bookframe.inPlay']}</button>
<button type="button" data-place="bets/">${text['bookframe.bets']}</button>
</nav></div>
<div class="page">
<h1>${text['bookframe.matches']}</h1>
<ul class="matches"></ul>
<p id="slip" role="status"></p>
<p id="who" role="status"></p>
<button type="button" id="sign-in">${text['bookframe.signIn']}</button>
</div>
<div class="foot"><p>${text['bookframe.party']} <b>${currency}</b></p></div>
</body>
</html>
`.text
}
