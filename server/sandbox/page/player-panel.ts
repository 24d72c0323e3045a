import { isCurrency } from '#config/currencies.ts'
import { LOCALES } from '#config/locales.ts'
import { formatMoney, parseDecimal } from '#rules/money.ts'
import { type Html, html } from '../../identity/pages/html.ts'
import type { PlayerDetails } from '../controls/players.ts'
import { type Texts, wordFor } from './texts.ts'

/** An amount of the interface as a reader expects it. */
export function money(text: Texts, amount: string, currency: string): string {
  if (!isCurrency(currency)) return amount
  const parsed = parseDecimal(amount, currency)
  return parsed.status === 'ok'
    ? formatMoney(parsed.minor, currency, LOCALES[text.locale].bcp47)
    : amount
}

/** A moment in the reader's words, in the time of the platform. */
export const moment = (text: Texts, iso: string): Html => {
  const format = new Intl.DateTimeFormat(LOCALES[text.locale].bcp47, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC'
  })
  return html`<time datetime="${iso}">${format.format(new Date(iso))}</time>`
}

/** Who the player is and what is in the purses. */
export function playerHead(text: Texts, details: PlayerDetails): Html {
  const { limits, nextPayment, nextPayout, player } = details
  const fact = (label: string, value: string, tone = '') =>
    html`<div><dt>${label}</dt><dd class="${tone}">${value}</dd></div>`
  const deposits = player.isDepositsBlocked ? 'blocked' : 'allowed'
  const limited = limits.map(
    ({ amount, period }) => `${wordFor(text, period)} ${money(text, amount, player.currency)}`
  )
  return html`<header class="who">
<h2>${player.name}</h2>
<p>${player.email} · ${player.country} · ${player.language} · ${player.number}</p>
</header>
<dl class="purses">
${fact(text('sandbox.cash'), money(text, player.cash, player.currency))}
${fact(text('sandbox.bonus'), money(text, player.bonus, player.currency))}
${fact(text('sandbox.deposited'), money(text, details.totalDepositAmount, player.currency))}
</dl>
<dl class="facts">
${fact(text('sandbox.accountStatus'), wordFor(text, player.accountStatus), player.accountStatus === 'Closed' ? 'warn' : '')}
${fact(text('sandbox.kycStatus'), wordFor(text, player.kycStatus))}
${fact(text('sandbox.depositsFlag'), wordFor(text, deposits), player.isDepositsBlocked ? 'warn' : '')}
${fact(text('sandbox.nextPayment'), wordFor(text, nextPayment ?? 'asUsual'), nextPayment ? 'warn' : '')}
${fact(text('sandbox.nextPayout'), wordFor(text, nextPayout ?? 'asUsual'), nextPayout ? 'warn' : '')}
${limits.length > 0 && fact(text('sandbox.limits'), limited.join(', '))}
</dl>`
}

/** What the player has done lately. */
export const playerHistory = (
  text: Texts,
  details: PlayerDetails
): Html => html`<div class="tables">
${paymentTable(text, 'deposits', details.player.currency, details.deposits)}
${paymentTable(text, 'withdrawals', details.player.currency, details.withdrawals)}
${sessionTable(text, details)}
</div>`

type Payment = PlayerDetails['deposits' | 'withdrawals'][number]

function paymentTable(
  text: Texts,
  kind: 'deposits' | 'withdrawals',
  currency: string,
  payments: readonly Payment[]
): Html {
  const rows = payments.map(
    ({ amount, status, refusal, account, createdAt }) => html`<tr>
<td class="number">${money(text, amount, currency)}</td>
<td>${wordFor(text, refusal ?? status)}</td><td>${account}</td><td>${moment(text, createdAt)}</td>
</tr>`
  )
  const heads = ['amount', 'status', 'account', 'when'] as const
  const none = kind === 'deposits' ? 'sandbox.noDeposits' : 'sandbox.noWithdrawals'
  return table(text(`sandbox.${kind}`), text(none), heads, text, rows)
}

function sessionTable(text: Texts, { sessions }: PlayerDetails): Html {
  const rows = sessions.map(
    ({ startedAt, endReason }) => html`<tr>
<td>${endReason === null ? text('sandbox.running') : wordFor(text, endReason)}</td>
<td>${moment(text, startedAt)}</td>
</tr>`
  )
  return table(
    text('sandbox.sessions'),
    text('sandbox.noSessions'),
    ['status', 'when'] as const,
    text,
    rows
  )
}

type Head = 'account' | 'amount' | 'status' | 'when'

const table = (
  title: string,
  none: string,
  heads: readonly Head[],
  text: Texts,
  rows: readonly Html[]
): Html => html`<section>
<h3>${title}</h3>
${
  rows.length === 0
    ? html`<p class="hint">${none}</p>`
    : html`<div class="scroll" role="region" aria-label="${title}" tabindex="0"><table><thead><tr>${heads.map(
        head => html`<th scope="col">${text(`sandbox.${head}`)}</th>`
      )}</tr></thead><tbody>${rows}</tbody></table></div>`
}
</section>`
