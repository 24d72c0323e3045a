import { LOCALES, type Locale } from '#config/locales.ts'
import { IDENTITY_FRAME_MESSAGE } from '#contract/wire/identity-check.ts'
import { catalogue, type Namespaces } from '#messages/catalogue.ts'
import { formatMessage } from '#rules/message-format.ts'
import { pageFile } from '../http/page-file.ts'
import { type Html, html } from '../identity/pages/html.ts'
import { isOver } from './checks.ts'
import { OUTCOME_NAMES, OUTCOMES, type OutcomeName } from './outcomes.ts'
import type { ProviderCheck } from './tables.ts'

export const FILES = '/checks/files'
export const STYLE = pageFile('./verifier.css', import.meta.url)
export const SCRIPT = pageFile('./verifier.js', import.meta.url)

type Key = keyof Namespaces['verifier']

const say =
  (locale: Locale) =>
  (key: Key, values: Readonly<Record<string, string>> = {}): string =>
    formatMessage(catalogue(locale, 'verifier')[key], values, LOCALES[locale].bcp47)

const dayOf = (locale: Locale, date: string): string =>
  new Intl.DateTimeFormat(LOCALES[locale].bcp47, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date)
  )

interface Sheet {
  readonly locale: Locale
  readonly title: string
  readonly content: Html
  /** What the page that holds the frame is told, and where it has to live. */
  readonly tells?: { readonly origin: string; readonly outcome: string }
}

const sheet = ({ locale, title, content, tells }: Sheet): string =>
  html`<!doctype html>
<html lang="${LOCALES[locale].bcp47}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Verisel</title>
<link rel="stylesheet" href="${FILES}/${STYLE.name}">
<script src="${FILES}/${SCRIPT.name}" defer></script>
</head>
<body${
    tells &&
    html` data-message="${IDENTITY_FRAME_MESSAGE}" data-origin="${tells.origin}" data-outcome="${tells.outcome}"`
  }>
<header><p class="name"><span class="mark" aria-hidden="true"></span>Verisel</p></header>
<main>
<h1 id="title">${title}</h1>
${content}
</main>
<footer><p>${say(locale)('verifier.sandbox')}</p></footer>
</body>
</html>
`.text

const HINTS = {
  approved: 'verifier.approvedHint',
  unreadable: 'verifier.unreadableHint',
  expired: 'verifier.expiredHint',
  other: 'verifier.otherHint',
  underage: 'verifier.underageHint',
  waits: 'verifier.waitsHint'
} as const satisfies Record<OutcomeName, Key>

interface CheckPage {
  readonly check: ProviderCheck
  readonly isWrong?: boolean
  /** Whether something has been found just now, and not when the page was looked at before. */
  readonly isNew?: boolean
}

/** The page of a check: what it is to find, or that it is over. */
export function checkPage({ check, isWrong = false, isNew = false }: CheckPage): string {
  const { locale } = check
  const text = say(locale)
  const isTold = check.outcome !== null && (isNew || isOver(check))
  const tells = isTold
    ? { origin: check.site_origin, outcome: OUTCOMES[check.outcome ?? 'waits'].outcome }
    : undefined
  if (isOver(check))
    return sheet({
      locale,
      title: text('verifier.done'),
      content: html`<p role="status">${text('verifier.doneText')}</p>`,
      ...(tells && { tells })
    })
  const waits = check.outcome === 'waits'
  const offered = OUTCOME_NAMES.filter(name => !(waits && name === 'waits'))
  return sheet({
    locale,
    title: text(waits ? 'verifier.waiting' : 'verifier.title'),
    content: html`<p class="person">${text('verifier.person', {
      name: `${check.first_name} ${check.last_name}`,
      date: dayOf(locale, check.date_of_birth)
    })}</p>
<form method="post" action="/checks/${check.id}">
<fieldset${isWrong && html` aria-describedby="fault"`}>
<legend>${text('verifier.ask')}</legend>
${isWrong && html`<p class="fault" id="fault" role="alert">${text('verifier.choose')}</p>`}
${offered.map(
  name => html`<div class="choice">
<input id="${name}" name="outcome" type="radio" value="${name}" required aria-describedby="${name}-hint">
<label for="${name}">${text(`verifier.${name}`)}</label>
<p class="hint" id="${name}-hint">${text(HINTS[name])}</p>
</div>`
)}
</fieldset>
<button type="submit">${text('verifier.submit')}</button>
</form>`,
    ...(tells && { tells })
  })
}

/** For an address that leads to no check, or to one that is over. */
export function unknownPage(locale: Locale): string {
  const text = say(locale)
  return sheet({
    locale,
    title: text('verifier.unknown'),
    content: html`<p>${text('verifier.unknownText')}</p>`
  })
}
