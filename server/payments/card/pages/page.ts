import { LOCALES, type Locale } from '#config/locales.ts'
import { type Html, html } from '../../../identity/pages/html.ts'
import type { DeskPayment } from '../../desk/tables.ts'
import { SCRIPT, STYLE } from './files.ts'
import { amountOf, type Texts } from './texts.ts'

export interface Sheet {
  readonly locale: Locale
  readonly text: Texts
  readonly title: string
  readonly payment?: DeskPayment | undefined
  readonly content: Html
  /** What the script has to know; nothing that is secret. */
  readonly data?: Html | undefined
}

const LOCK = html`<svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true"><path fill="currentColor" d="M4 7V5a4 4 0 0 1 8 0v2h.5A1.5 1.5 0 0 1 14 8.500v5A1.500 1.500 0 0 1 12.500 15h-9A1.500 1.500 0 0 1 2 13.500v-5A1.500 1.500 0 0 1 3.500 7H4Zm2 0h4V5a2 2 0 0 0-4 0v2Z"/></svg>`

/** The whole document: what is paid to whom, then the one thing to do. */
export const page = ({ locale, text, title, payment, content, data }: Sheet): string =>
  html`<!doctype html>
<html lang="${LOCALES[locale].bcp47}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/checkout/files/${STYLE.name}">
<script src="/checkout/files/${SCRIPT.name}" defer></script>
</head>
<body${data}>
<div class="sheet">
<header class="top">
<p class="brand"><span class="mark" aria-hidden="true"></span>${text('payment.provider')}</p>
${payment && summary(text, payment)}
</header>
<main>${content}</main>
<footer class="foot"><p>${LOCK} ${text('payment.footer')}</p></footer>
</div>
</body>
</html>
`.text

const summary = (text: Texts, payment: DeskPayment): Html => html`<dl class="summary">
<div><dt>${text('payment.to')}</dt><dd>${payment.payee}</dd></div>
<div class="sum"><dt>${text('payment.amount')}</dt><dd>${amountOf(payment)}</dd></div>
</dl>`
