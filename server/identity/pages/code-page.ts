import type { OutgoingMessage } from '../outbox.ts'
import { CODE_MINUTES } from '../verification/rules.ts'
import { alert, field, note } from './form.ts'
import { html } from './html.ts'
import { sandboxLetter } from './letter.ts'
import { page, type Surroundings } from './page.ts'

interface CodePage {
  readonly action: string
  readonly email: string
  readonly error?: string | undefined
  readonly note?: string | undefined
  /** When another letter may be asked for, in words; undefined when that is now. */
  readonly resendIn: string | undefined
  /** The letter itself, where no post leaves the machine. */
  readonly letter?: OutgoingMessage | undefined
}

/** Asks for the code from the letter, in the same words for a new address and a known one. */
export function codePage(around: Surroundings, given: CodePage): string {
  const { action, email, error, letter, resendIn } = given
  const { text } = around
  const title = text('identity.code.title')
  return page(
    around,
    title,
    html`<h1>${title}</h1>
<p>${text('identity.code.lead', { email, minutes: CODE_MINUTES })}</p>
<form method="post" action="${action}/code">
${alert(error)}${note(given.note)}
${field({
  name: 'code',
  label: text('identity.code.label'),
  inputmode: 'numeric',
  autocomplete: 'one-time-code',
  attributes: html` class="code" pattern="[0-9 ]*" autofocus`
})}
<button class="btn btn--big btn--block" type="submit">${text('identity.code.submit')}</button>
</form>
<form class="rule" method="post" action="${action}/link-used">
<p>${text('identity.code.linkLead')}</p>
<button class="btn btn--quiet" type="submit">${text('identity.code.linkUsed')}</button>
</form>
<form class="rule" method="post" action="${action}/resend">
<p>${text('identity.code.nothing')}${resendIn && html` ${text('identity.code.resendWait', { when: resendIn })}`}</p>
<button class="textlink" type="submit">${text('identity.code.resend')}</button>
</form>
<p><a href="${action}/register">${text('identity.code.startAgain')}</a></p>
${sandboxLetter(around, letter)}`
  )
}
