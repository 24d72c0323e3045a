import type { Config } from '../../config.ts'
import { type Html, html } from '../../identity/pages/html.ts'
import { ruleMarket, type SportsBookView, type SportsEventView } from '../controls/sportsbook.ts'
import { controlForm } from './control-form.ts'
import { framed } from './frame.ts'
import { moment } from './player-panel.ts'
import type { Texts } from './texts.ts'

export interface SportsbookPage {
  readonly config: Config
  readonly text: Texts
  readonly events: readonly SportsEventView[]
  /** The event whose outcomes are shown. */
  readonly chosen: string | undefined
  readonly book: SportsBookView
}

/** The sportsbook of the house: what outcomes may cost, and markets that are ruled on by hand. */
export const sportsbookPage = (given: SportsbookPage): string => {
  const { config, text } = given
  return framed({
    config,
    text,
    title: text('sandbox.sportsbook'),
    skipTo: 'book',
    body: html`<div class="columns">
<aside aria-label="${text('sandbox.sportsEvents')}"><div id="sports-events" data-live>${eventList(given)}</div></aside>
<main id="book" tabindex="-1">
<p class="hint">${text('sandbox.sportsbookHint')}</p>
<div id="exposures" data-live>${exposures(given)}</div>
${controlForm(text, ruleMarket)}
<div id="bets" data-live>${latest(given)}</div>
</main>
</div>`
  })
}

const eventList = ({
  text,
  events,
  chosen
}: SportsbookPage): Html => html`<h2>${text('sandbox.sportsEvents')}</h2>
${events.length === 0 && html`<p class="hint">${text('sandbox.noSportsEvents')}</p>`}
<ul class="list">
${events.map(
  ({ bets, event, liability, sides }) => html`<li><a href="?event=${event}"${
    event === chosen && html` aria-current="true"`
  }>
<span class="name">${sides}</span><span class="number">${liability}</span>
<span class="mail">${event}</span><span class="country">${bets}</span></a></li>`
)}
</ul>`

const exposures = ({ text, chosen, book }: SportsbookPage): Html =>
  chosen === undefined
    ? html`<p class="empty">${text('sandbox.chooseSportsEvent')}</p>`
    : html`<h2>${chosen}</h2>
<div class="scroll"><table>
<thead><tr><th scope="col">${text('sandbox.sportsMarket')}</th><th scope="col">${text('sandbox.field.outcome')}</th><th scope="col">${text('sandbox.sportsPrice')}</th><th scope="col">${text('sandbox.sportsStaked')}</th><th scope="col">${text('sandbox.sportsLiability')}</th><th scope="col">${text('sandbox.sportsLimit')}</th><th scope="col">${text('sandbox.sportsBets')}</th></tr></thead>
<tbody>
${book.outcomes.map(
  ({ market, outcome, status, price, staked, liability, limit, bets }) =>
    html`<tr><td>${market} <span class="tag">${status}</span></td><td>${outcome}</td><td class="number">${price}</td><td class="number">${staked}</td><td class="number">${liability}</td><td class="number">${limit}</td><td class="number">${bets}</td></tr>`
)}
</tbody>
</table></div>`

const latest = ({
  text,
  book
}: SportsbookPage): Html => html`<h2>${text('sandbox.sportsLatest')}</h2>
${book.bets.length === 0 && html`<p class="hint">${text('sandbox.noSportsBets')}</p>`}
<ul class="messages">${book.bets.map(
  ({ at, currency, number, owed, paid, playerId, stake, status }) => html`<li class="message">
<p class="message__head"><span class="tag">${status}</span> ${moment(text, at)}</p>
<p><a href="/sandbox/?player=${playerId}">${number}</a> ${stake} → ${paid} ${currency}${
    owed !== '0.00' && owed !== '0' && html` (−${owed})`
  }</p>
</li>`
)}</ul>`
