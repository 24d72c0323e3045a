import type { OutgoingMessage } from '../outbox.ts'
import { type Html, html } from './html.ts'
import type { Surroundings } from './page.ts'

/** A letter as its page shows it where no post leaves the machine. */
export const sandboxLetter = (
  { text }: Surroundings,
  letter: OutgoingMessage | undefined
): Html | undefined =>
  letter &&
  html`<aside class="letter" aria-label="${text('identity.code.sandbox')}">
<p class="letter__from">${text('identity.code.sandbox')}</p>
<p><b>${letter.subject}</b></p>
${letter.body.split('\n\n').map(words => {
  const isLink = letter.link !== null && words === letter.link
  return html`<p>${isLink ? html`<a href="${letter.link}" target="_blank" rel="noopener">${letter.link}</a>` : words}</p>`
})}
</aside>`
