import { type Html, html } from './html.ts'

export interface Field {
  readonly name: string
  readonly label: string
  readonly type?: 'date' | 'email' | 'password' | 'tel' | 'text'
  readonly value?: string | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly autocomplete?: string
  readonly inputmode?: 'numeric'
  readonly optional?: true
  readonly attributes?: Html | undefined
  /** What is offered beside the field, below it. */
  readonly more?: Html
}

const describedBy = ({ name, hint, error }: Field) => {
  const ids = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean)
  return ids.length > 0 && html` aria-describedby="${ids.join(' ')}"`
}

const notes = ({ name, hint, error, more }: Field) =>
  html`${
    error && html`<p class="field__error" id="${name}-error">${error}</p>`
  }${hint && html`<p class="field__hint" id="${name}-hint">${hint}</p>`}${
    more && html`<p class="field__hint">${more}</p>`
  }`

/** A labelled input with its hint and its error tied to it. */
export const field = (given: Field): Html => html`<div class="field">
<label for="${given.name}">${given.label}</label>
<input id="${given.name}" name="${given.name}" type="${given.type ?? 'text'}" maxlength="100"${!given.optional && html` required`} value="${given.value}"${
  given.autocomplete && html` autocomplete="${given.autocomplete}"`
}${given.inputmode && html` inputmode="${given.inputmode}"`}${
  given.error && html` aria-invalid="true"`
}${describedBy(given)}${given.attributes}>
${notes(given)}</div>`

/** A labelled list to choose one entry from. */
export const select = (
  given: Field,
  placeholder: string,
  options: readonly (readonly [value: string, label: string])[]
): Html => html`<div class="field">
<label for="${given.name}">${given.label}</label>
<span class="field__choice"><select id="${given.name}" name="${given.name}" required${
  given.autocomplete && html` autocomplete="${given.autocomplete}"`
}${given.error && html` aria-invalid="true"`}${describedBy(given)}>
<option value="">${placeholder}</option>
${options.map(
  ([value, label]) =>
    html`<option value="${value}"${value === given.value && html` selected`}>${label}</option>`
)}
</select></span>
${notes(given)}</div>`

/** A box to tick, with its words beside it. */
export const tick = (
  given: Omit<Field, 'label'> & { readonly label: Html; readonly required?: boolean }
): Html => {
  const { name, label, value, error, required } = given
  return html`<div class="field field--tick">
<input id="${name}" name="${name}" type="checkbox"${required && html` required`}${
    value === 'on' && html` checked`
  }${error && html` aria-invalid="true" aria-describedby="${name}-error"`}>
<label for="${name}">${label}</label>
${error && html`<p class="field__error" id="${name}-error">${error}</p>`}</div>`
}

/** What has been done for the form. */
export const note = (message: string | undefined): Html =>
  html`${message && html`<p class="note" role="status">${message}</p>`}`

/** What went wrong with the form as a whole; read out as soon as the page is there. */
export const alert = (message: string | undefined): Html =>
  html`${message && html`<p class="alert" role="alert">${message}</p>`}`
