import { alert, field } from './form.ts'
import { html } from './html.ts'
import { page, type Surroundings } from './page.ts'

interface SignInPage {
  readonly action: string
  readonly email?: string | undefined
  readonly error?: string | undefined
}

/** Name and password, and the ways on for whoever has none or changed their mind. */
export function signInPage(around: Surroundings, { action, email, error }: SignInPage): string {
  const { text } = around
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
  autocomplete: 'username',
  value: email,
  attributes: error || email ? undefined : html` autofocus`
})}
${field({
  name: 'password',
  label: text('identity.signIn.password'),
  type: 'password',
  autocomplete: 'current-password',
  attributes: error || email ? html` autofocus` : undefined
})}
<button class="btn btn--big btn--block" type="submit">${title}</button>
</form>
<p>${text('identity.signIn.noAccount')} <a href="${action}/register">${text('identity.signIn.openAccount')}</a></p>
${cancelForm(around, action)}
<p class="quiet rule">${text('identity.signIn.oneDevice')}</p>`
  )
}

/** The way back to the lobby, which ends the sign-in there as cancelled. */
export const cancelForm = ({ text }: Surroundings, action: string) =>
  html`<form method="post" action="${action}/cancel"><button class="textlink" type="submit">${text('identity.back')}</button></form>`
