import { BANK_PROVIDERS } from '#config/bank-providers.ts'
import { LOCALES } from '#config/locales.ts'
import { type Html, html } from '../../identity/pages/html.ts'
import { FILES, pathOf } from '../addresses.ts'
import type { BankProviderLogin } from '../tables.ts'
import { SCRIPT, STYLE } from './files.ts'
import { markOf } from './marks.ts'
import type { Texts } from './texts.ts'

export interface Running {
  readonly step: 1 | 2 | 3
  readonly now: Date
}

export interface Sheet {
  readonly text: Texts
  readonly title: string
  readonly login?: BankProviderLogin | undefined
  /** Of a login that is still open. */
  readonly running?: Running | undefined
  readonly content: Html
}

const slugOf = ({ provider }: BankProviderLogin) => BANK_PROVIDERS[provider].slug

/** The whole document in the provider's look: whose page it is, for whom, and the one thing to do. */
export const page = ({ text, title, login, running, content }: Sheet): string =>
  html`<!doctype html>
<html lang="${LOCALES[text.locale].bcp47}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}${login && ` | ${BANK_PROVIDERS[login.provider].title}`}</title>
<link rel="stylesheet" href="${FILES}/${STYLE.name}">
<script src="${FILES}/${SCRIPT.name}" defer></script>
</head>
<body class="${login ? `look-${slugOf(login)}` : 'look-none'}"${
    login && running && html` data-step="${running.step}" data-here="${pathOf(login)}"`
  }>
${login && head(text, login)}
<div class="sheet">
<main>${login && running && facts(text, login, running)}
${content}</main>
<footer class="foot"><p>${text('bank.sandbox')}</p></footer>
</div>
</body>
</html>
`.text

function head(text: Texts, login: BankProviderLogin): Html {
  const slug = slugOf(login)
  return html`<header class="brand">
<p class="name">${markOf(login.provider)}${BANK_PROVIDERS[login.provider].title}</p>
<p class="claim">${text(`bank.lead.${slug}`)}</p>
<div class="art" aria-hidden="true"></div>
</header>`
}

function facts(text: Texts, login: BankProviderLogin, { step, now }: Running): Html {
  const seconds = Math.max(0, Math.ceil((login.expires_at.getTime() - now.getTime()) / 1000))
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return html`<div class="facts">
<p class="for">${text('bank.for')}</p>
<p class="step">${text('bank.step', { step })}</p>
<p class="time"><span id="time">${text('bank.timeLeft')}</span> <span role="timer" aria-labelledby="time" data-seconds="${seconds}">${clock}</span></p>
</div>`
}

/** The form of a step, and beside it the way out. */
export const stepForm = (
  text: Texts,
  login: BankProviderLogin,
  action: string,
  fields: Html,
  submit: Html
): Html => html`<form method="post" action="${pathOf(login)}/${action}" novalidate>
${fields}
${submit}
</form>
${quietForm(login, 'cancel', text('bank.cancel'))}`

export const quietForm = (login: BankProviderLogin, action: string, words: string): Html =>
  html`<form method="post" action="${pathOf(login)}/${action}">
<button class="button button--quiet" type="submit">${words}</button>
</form>`

export const submitButton = (words: string): Html =>
  html`<button class="button" type="submit">${words}</button>`

export const errorSummary = (text: Texts, isWrong: boolean): Html | false =>
  isWrong && html`<p class="alert" role="alert">${text('bank.errorSummary')}</p>`
