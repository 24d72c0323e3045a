import { jurisdictionOf } from '#config/jurisdiction.ts'
import { passwordPath } from '../password-reset/paths.ts'
import { realmPath } from '../realm.ts'
import { alert, field } from './form.ts'
import { html } from './html.ts'
import { page, type Surroundings } from './page.ts'
import { PASSKEY_SCRIPT } from './script.ts'

interface SignInPage {
  readonly action: string
  readonly email?: string | undefined
  readonly error?: string | undefined
}

/** Name and password, and the ways on for whoever has none or changed their mind. */
export function signInPage(around: Surroundings, { action, email, error }: SignInPage): string {
  const { config, locale, text } = around
  const { oneSessionOnly } = jurisdictionOf(config, undefined)
  const title = text('identity.signIn.title')
  return page(
    around,
    title,
    html`<h1>${title}</h1>
<form method="post" action="${action}/sign-in">
${alert(error)}
${field({
  name: 'email',
  label: text('identity.signIn.email'),
  type: 'email',
  autocomplete: 'username webauthn',
  value: email,
  attributes: error || email ? undefined : html` autofocus`
})}
${field({
  name: 'password',
  label: text('identity.signIn.password'),
  type: 'password',
  autocomplete: 'current-password',
  attributes: error || email ? html` autofocus` : undefined,
  more: html`<a href="${passwordPath(config, locale)}${email && `&login_hint=${encodeURIComponent(email)}`}">${text('identity.signIn.forgot')}</a>`
})}
<button class="btn btn--big btn--block" type="submit">${title}</button>
</form>
${passkeyForm(around, action)}
<p>${text('identity.signIn.noAccount')} <a href="${action}/register">${text('identity.signIn.openAccount')}</a></p>
${cancelForm(around, action)}
${oneSessionOnly && html`<p class="quiet rule">${text('identity.signIn.oneDevice')}</p>`}`
  )
}

/** Seen once its script says so, in a place that is kept for it: without one no passkey can be asked for. */
const passkeyForm = ({ config, text }: Surroundings, action: string) => html`<div class="passkey">
<form method="post" action="${action}/passkey" data-passkey="${action}/passkey-challenge">
<input type="hidden" name="challengeId">
<input type="hidden" name="response">
<button class="btn btn--quiet btn--big btn--block" type="submit">${text('identity.signIn.passkey')}</button>
<p class="alert" role="alert" hidden>${text('identity.signIn.passkeyUnused')}</p>
</form>
</div>
<script type="module" src="${realmPath(config)}/pages/${PASSKEY_SCRIPT.name}"></script>`

/** The way back to the lobby, which ends the sign-in there as cancelled. */
export const cancelForm = ({ text }: Surroundings, action: string) =>
  html`<form method="post" action="${action}/cancel"><button class="textlink" type="submit">${text('identity.back')}</button></form>`
