import type { Mail } from '../mail.ts'
import { CODE_MINUTES } from '../registration-code.ts'
import { alert, field } from './form.ts'
import { html } from './html.ts'
import { page, type Surroundings } from './page.ts'

interface CodePage {
  readonly action: string
  readonly email: string
  readonly error?: string | undefined
  /** The letter itself, where no post leaves the machine. */
  readonly mail?: Mail | undefined
}

/** Asks for the code from the letter, in the same words for a new address and a known one. */
export function codePage(around: Surroundings, { action, email, error, mail }: CodePage): string {
  const { text } = around
  const title = text('identity.code.title')
  return page(
    around,
    title,
    html`<h1>${title}</h1>
<p>${text('identity.code.lead', { email, minutes: CODE_MINUTES })}</p>
<form method="post" action="${action}/code">
${alert(error)}
${field({
  name: 'code',
  label: text('identity.code.label'),
  inputmode: 'numeric',
  autocomplete: 'one-time-code',
  attributes: html` class="code" pattern="[0-9 ]*" autofocus`
})}
<button class="btn btn--big btn--block" type="submit">${text('identity.code.submit')}</button>
</form>
<p class="quiet">${text('identity.code.nothing')} <a href="${action}/register">${text('identity.code.startAgain')}</a></p>
${
  mail &&
  html`<aside class="letter" aria-label="${text('identity.code.sandbox')}">
<p class="letter__from">${text('identity.code.sandbox')}</p>
<p><b>${mail.subject}</b></p>
<p>${mail.body}</p>
</aside>`
}`
  )
}
