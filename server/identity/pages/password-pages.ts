import { href, signInTo } from '#config/routes.ts'
import type { OutgoingMessage } from '../outbox.ts'
import { passwordPath } from '../password-reset/paths.ts'
import { PASSWORD_LENGTH } from '../passwords.ts'
import { CODE_MINUTES } from '../verification/rules.ts'
import { alert, field } from './form.ts'
import { type Html, html } from './html.ts'
import { sandboxLetter } from './letter.ts'
import { page, type Surroundings } from './page.ts'

const actionOf = ({ config, locale }: Surroundings, name?: string) =>
  passwordPath(config, locale, name)

const bigButton = (label: string): Html =>
  html`<button class="btn btn--big btn--block" type="submit">${label}</button>`

interface Asked {
  readonly email?: string | undefined
  /** What is wrong with the address. */
  readonly problem?: string
  readonly error?: string
}

/** Asks whose password is forgotten. */
export function askPage(around: Surroundings, { email, problem, error }: Asked): string {
  const { config, locale, text } = around
  const title = text('identity.reset.title')
  const login = new URL(href(locale, 'login'), config.publicUrl).href
  return page(
    around,
    title,
    html`<h1>${title}</h1>
<p>${text('identity.reset.lead')}</p>
<form method="post" action="${actionOf(around)}">
${alert(error)}
${field({
  name: 'email',
  label: text('identity.signIn.email'),
  type: 'email',
  autocomplete: 'username',
  value: email,
  error: problem,
  attributes: email ? undefined : html` autofocus`
})}
${bigButton(text('identity.reset.submit'))}
</form>
<p><a href="${actionOf(around, 'change')}">${text('identity.reset.known')}</a></p>
<p><a href="${login}">${text('identity.reset.toSignIn')}</a></p>`
  )
}

interface CodeAsked {
  readonly id: string
  readonly email: string
  readonly error?: string | undefined
  /** When another letter may be asked for, in words; undefined when that is now. */
  readonly resendIn: string | undefined
  /** The letter itself, where no post leaves the machine. */
  readonly letter?: OutgoingMessage | undefined
}

/** Asks for the code from the letter, in the same words whether there is an account or not. */
export function resetCodePage(around: Surroundings, given: CodeAsked): string {
  const { id, email, error, letter, resendIn } = given
  const { text } = around
  const title = text('identity.code.title')
  return page(
    around,
    title,
    html`<h1>${title}</h1>
<p>${text('identity.reset.codeLead', { email, minutes: CODE_MINUTES })}</p>
<form method="post" action="${actionOf(around, id)}">
${alert(error)}
${field({
  name: 'code',
  label: text('identity.code.label'),
  inputmode: 'numeric',
  autocomplete: 'one-time-code',
  attributes: html` class="code" pattern="[0-9 ]*" autofocus`
})}
${bigButton(text('identity.register.submit'))}
</form>
<form class="rule" method="post" action="${actionOf(around)}">
<input type="hidden" name="email" value="${email}">
<p>${text('identity.code.nothing')}${resendIn && html` ${text('identity.code.resendWait', { when: resendIn })}`}</p>
<button class="textlink" type="submit">${text('identity.code.resend')}</button>
</form>
<p><a href="${actionOf(around)}">${text('identity.reset.otherAddress')}</a></p>
${sandboxLetter(around, letter)}`
  )
}

/** Asks for a press: programs that look into letters open links, too. */
export function linkPage(around: Surroundings, token: string): string {
  const { text } = around
  const title = text('identity.reset.newTitle')
  return page(
    around,
    title,
    html`<h1>${title}</h1>
<p>${text('identity.reset.linkLead')}</p>
<form method="post" action="${actionOf(around, 'link')}">
<input type="hidden" name="token" value="${token}">
${bigButton(text('identity.register.submit'))}
</form>`
  )
}

interface Permitted {
  readonly permit: string
  readonly email: string
  readonly isRefused?: boolean
}

interface NewPassword {
  /** What is wrong with the one that was wanted. */
  readonly error: string | undefined
  readonly isFirst: boolean
}

const weak = ({ text }: Surroundings): string =>
  text('identity.invalid.password', { length: PASSWORD_LENGTH.least })

function newPassword({ text }: Surroundings, { error, isFirst }: NewPassword): Html {
  const length = PASSWORD_LENGTH.least
  return field({
    name: 'password',
    label: text('identity.reset.password'),
    type: 'password',
    autocomplete: 'new-password',
    hint: text('identity.register.passwordHint', { length }),
    error,
    attributes: html` minlength="${length}"${isFirst && html` autofocus`}`
  })
}

/** Takes the new password; the address is there for the program that keeps it. */
export function newPasswordPage(around: Surroundings, given: Permitted): string {
  const { text } = around
  const title = text('identity.reset.newTitle')
  return page(
    around,
    title,
    html`<h1>${title}</h1>
<p>${text('identity.reset.newLead')}</p>
<form method="post" action="${actionOf(around, 'new')}">
<input type="hidden" name="permit" value="${given.permit}">
<input type="text" autocomplete="username" value="${given.email}" hidden>
${newPassword(around, { error: given.isRefused ? weak(around) : undefined, isFirst: true })}
${bigButton(text('identity.reset.save'))}
</form>`
  )
}

export interface KnownAsked {
  readonly email?: string | undefined
  readonly error?: string
  /** Why the new password is none that can be taken: too easy, or the one that it is to replace. */
  readonly refused?: 'same' | 'weak'
}

const refusalOf = (around: Surroundings, { refused }: KnownAsked): string | undefined =>
  refused && (refused === 'weak' ? weak(around) : around.text('identity.reset.same'))

/** Takes the current password and the one that is to stand in its place; begins at what is missing. */
export function knownPasswordPage(around: Surroundings, given: KnownAsked): string {
  const { config, locale, text } = around
  const profile = new URL(href(locale, 'profile'), config.publicUrl).href
  const isRefused = given.refused !== undefined
  const title = text('identity.reset.changeTitle')
  return page(
    around,
    title,
    html`<h1>${title}</h1>
<p>${text('identity.reset.newLead')}</p>
<form method="post" action="${actionOf(around, 'change')}">
${alert(given.error)}
${field({
  name: 'email',
  label: text('identity.signIn.email'),
  type: 'email',
  autocomplete: 'username',
  value: given.email,
  attributes: given.email ? undefined : html` autofocus`
})}
${field({
  name: 'current',
  label: text('identity.reset.current'),
  type: 'password',
  autocomplete: 'current-password',
  attributes: given.email && !isRefused ? html` autofocus` : undefined
})}
${newPassword(around, { error: refusalOf(around, given), isFirst: isRefused })}
${bigButton(text('identity.reset.save'))}
</form>
<p><a href="${actionOf(around)}">${text('identity.reset.title')}</a></p>
<p><a href="${profile}">${text('identity.reset.toProfile')}</a></p>`
  )
}

/** Says that it is done, and leads to the lobby's way of signing in, and from there on to `back`. */
export function changedPage(around: Surroundings, back?: 'profile'): string {
  const { config, locale, text } = around
  const title = text('identity.reset.doneTitle')
  const path = back ? signInTo(locale, href(locale, back)) : `${href(locale, 'login')}?autoSignIn=1`
  const login = new URL(path, config.publicUrl).href
  return page(
    around,
    title,
    html`<h1>${title}</h1>
<p role="status">${text('identity.reset.doneLead')}</p>
<p><a class="btn btn--big" href="${login}">${text('identity.signIn.title')}</a></p>`
  )
}
