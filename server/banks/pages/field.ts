import { type Html, html } from '../../identity/pages/html.ts'

export interface Field {
  readonly name: string
  readonly label: string
  readonly type: 'email' | 'password' | 'tel' | 'text'
  readonly length: number
  readonly hint?: string | undefined
  readonly value?: string | undefined
  readonly fault?: string | undefined
}

/** A labelled field; what is wrong with it stands below it and is read with it. */
export function fieldOf({ name, label, type, length, hint, value, fault }: Field): Html {
  const described = [`${name}-fault`, hint !== undefined && `${name}-hint`]
    .filter(Boolean)
    .join(' ')
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" maxlength="${length}" autocomplete="off" autocapitalize="off" spellcheck="false"${
    value && html` value="${value}"`
  }${fault && html` aria-invalid="true"`} aria-describedby="${described}">
<p class="fault" id="${name}-fault">${fault}</p>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
</div>`
}

export interface Choice {
  readonly value: string
  readonly label: string
  readonly hint?: string | undefined
}

interface Choices {
  readonly name: string
  /** Said before the choices; without it the page's title names them. */
  readonly legend?: string | undefined
  readonly options: readonly Choice[]
  readonly chosen?: string | undefined
  readonly fault?: string | undefined
}

/** One of several, each with a line that says more. */
export const choicesOf = ({ name, legend, options, chosen, fault }: Choices): Html =>
  html`<fieldset class="choices"${legend === undefined && html` aria-labelledby="title"`}${fault && html` aria-describedby="${name}-fault"`}>
${legend !== undefined && html`<legend>${legend}</legend>`}
${fault && html`<p class="fault" id="${name}-fault">${fault}</p>`}
${options.map(({ value, label, hint }, index) => {
  const id = `${name}-${index + 1}`
  return html`<div class="choice"><input id="${id}" name="${name}" type="radio" value="${value}"${
    value === chosen && html` checked`
  }${hint && html` aria-describedby="${id}-hint"`}><label for="${id}">${label}</label>${
    hint && html`<p class="hint" id="${id}-hint">${hint}</p>`
  }</div>`
})}
</fieldset>`
