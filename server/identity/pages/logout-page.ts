import { href } from '#config/routes.ts'
import { type Html, html } from './html.ts'
import { page, type Surroundings } from './page.ts'

const lobby = ({ locale, config }: Surroundings) => new URL(href(locale, 'lobby'), config.publicUrl)

/** Asks before a session ends that nobody proved to be the caller's own. */
export function logoutPage(
  around: Surroundings,
  { action, email, hidden }: { action: string; email: string; hidden: Record<string, string> }
): string {
  const { text } = around
  const title = text('identity.logout.title')
  return page(
    around,
    title,
    html`<h1>${title}</h1>
<p>${text('identity.logout.lead', { email })}</p>
<form method="post" action="${action}">
${Object.entries(hidden).map(
  ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`
)}
<button class="btn btn--big btn--block" type="submit">${text('identity.logout.submit')}</button>
</form>
<p><a href="${lobby(around).href}">${text('identity.logout.stay')}</a></p>`
  )
}

export const loggedOutPage = (around: Surroundings): string =>
  notice(around, 'identity.loggedOut.title', html`${around.text('identity.loggedOut.lead')}`)

/** A page that only says something and shows the way back. */
function notice(
  around: Surroundings,
  key: 'identity.error.title' | 'identity.loggedOut.title',
  message: Html,
  small?: Html
): string {
  const title = around.text(key)
  return page(
    around,
    title,
    html`<h1>${title}</h1>
<p>${message}</p>
<p><a class="btn btn--big" href="${lobby(around).href}">${around.text('identity.back')}</a></p>
${small && html`<p class="quiet rule">${small}</p>`}`
  )
}

export type ErrorKind = 'expired' | 'fault' | 'invalid'

/** Says in the player's language what kind of thing went wrong, and how to find it in the log. */
export const errorPage = (around: Surroundings, kind: ErrorKind, reference: string): string =>
  notice(
    around,
    'identity.error.title',
    html`${around.text(`identity.error.${kind}`)}`,
    html`${around.text('identity.error.reference', { reference })}`
  )
