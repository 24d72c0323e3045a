import { BANK_PROVIDERS } from '#config/bank-providers.ts'
import { LOCALES } from '#config/locales.ts'
import { markOf } from '../../../banks/pages/marks.ts'
import { type Html, html } from '../../../identity/pages/html.ts'
import { amountOf } from '../../card/pages/texts.ts'
import type { DeskPayment } from '../../desk/tables.ts'
import { type BankingProvider, bankingOf, payPath } from '../providers.ts'
import { LOOKS, SCRIPT, STYLE } from './files.ts'
import { type Texts, titleOf } from './texts.ts'

export interface Sheet {
  readonly provider: BankingProvider
  readonly text: Texts
  readonly title: string
  readonly payment?: DeskPayment | undefined
  /** Of a payment that still waits for its customer. */
  readonly step?: 1 | 2 | undefined
  readonly content: Html
  /** What the script has to know; nothing that is secret. */
  readonly data?: Html | undefined
}

/** The whole document in the provider's look: whose page it is, what is paid, the one thing to do. */
export function page({ provider, text, title, payment, step, content, data }: Sheet): string {
  const { bank } = bankingOf(provider)
  return html`<!doctype html>
<html lang="${LOCALES[text.locale].bcp47}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${titleOf(provider)}</title>
<link rel="stylesheet" href="/pay/files/${LOOKS.name}">
<link rel="stylesheet" href="/pay/files/${STYLE.name}">
<script src="/pay/files/${SCRIPT.name}" defer></script>
</head>
<body class="look-${BANK_PROVIDERS[bank].slug}"${step && html` data-step="${step}"`}${data}>
<header class="brand">
<p class="name">${markOf(bank)}${titleOf(provider)}</p>
<p class="claim">${text(`banking.lead.${provider}`)}</p>
</header>
<div class="sheet">
<main>${payment && summary(text, payment)}
${content}</main>
<footer class="foot"><p>${text('bank.sandbox')}</p></footer>
</div>
</body>
</html>
`.text
}

const summary = (text: Texts, payment: DeskPayment): Html => html`<dl class="order">
<div><dt>${text('payment.to')}</dt><dd>${payment.payee}</dd></div>
<div class="sum"><dt>${text('payment.amount')}</dt><dd>${amountOf(payment)}</dd></div>
</dl>`

/** A form of one button that does something else than go on. */
export const quietForm = (payment: DeskPayment, action: string, words: string): Html =>
  html`<form method="post" action="${payPath(payment)}/${action}">
<button class="button button--quiet" type="submit">${words}</button>
</form>`
