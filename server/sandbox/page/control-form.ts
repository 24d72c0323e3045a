import { type Html, html } from '../../identity/pages/html.ts'
import type { Control } from '../control.ts'
import type { Field, Fields } from '../field.ts'
import { API_PATH } from '../openapi.ts'
import type { ControlId } from '../registry.ts'
import { controlText, labelOf, type Texts, wordFor } from './texts.ts'

export type ShownControl = Control & { readonly id: ControlId }

/** The form of a control: one call of the interface, which the script makes. */
export function controlForm(text: Texts, control: ShownControl, playerId?: string): Html {
  const { id, path, fields } = control
  const action = `${API_PATH}${path.replace('{playerId}', playerId ?? '')}`
  return html`<form class="control" action="${action}" data-control="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title">${controlText(text, id, 'title')}</h3>
<p class="hint">${controlText(text, id, 'hint')}</p>
<div class="row">
${Object.entries(fields).map(([name, field]) => fieldOf(text, control, name, field))}
<button type="submit">${controlText(text, id, 'submit')}</button>
</div>
<div class="result" role="status"></div>
</form>`
}

function fieldOf(text: Texts, control: Control, name: string, field: Field): Html {
  const id = `${control.id}-${name}`
  return html`<div class="field">
<label for="${id}">${labelOf(text, name)}</label>
${inputOf(text, control.fields, id, name, field)}
</div>`
}

function inputOf(text: Texts, siblings: Fields, id: string, name: string, field: Field): Html {
  switch (field.type) {
    case 'choice': {
      const empty = 'country' in siblings ? 'byCountry' : 'asBefore'
      return html`<select id="${id}" name="${name}">
${field.optional && html`<option value="">${text(`sandbox.${empty}`)}</option>`}
${field.options.map(
  option =>
    html`<option value="${option}"${option === field.default && html` selected`}>${wordFor(text, option)}</option>`
)}
</select>`
    }
    case 'boolean':
      return html`<input id="${id}" name="${name}" type="checkbox" data-type="boolean">`
    case 'integer':
      return html`<input id="${id}" name="${name}" type="number" step="1" min="${field.minimum}" max="${field.maximum}" value="${field.default}" data-type="integer"${!field.optional && html` required`}>`
    case 'string':
      return field.format === 'date-time'
        ? html`<input id="${id}" name="${name}" type="datetime-local" data-type="moment"${!field.optional && html` required`}>`
        : html`<input id="${id}" name="${name}" type="text" maxlength="${field.maxLength}" value="${field.default}" autocomplete="off"${!field.optional && html` required`}>`
    default:
      return field satisfies never
  }
}
