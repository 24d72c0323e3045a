import { LOCALES } from '#config/locales.ts'
import { fieldsOfForm } from '#config/registration-forms.ts'
import { formatDate } from '#rules/dates.ts'
import type { EditedRegistration } from '#stores/entry/registration.ts'
import { idOf } from '../ui/Field.tsx'
import { fill } from '../ui/fill.ts'
import { Notice } from '../ui/Notice.tsx'
import type { RegisterProps } from './props.ts'

interface Props extends RegisterProps {
  readonly registration: EditedRegistration
}

/** Why a form was not taken: it takes the focus, and leads to each field that needs another look. */
export function Problems({ registration, locale, messages }: Props) {
  const { form, problems, refusal, retryAt, refused } = registration
  if (refused === 0) return null
  const fields = fieldsOfForm(form).filter(field => problems[field])
  if (refusal === 'TOO_MANY_TRIES') {
    const at = retryAt ? new Date(retryAt) : undefined
    const time = at ? formatDate(at, LOCALES[locale].bcp47, { timeStyle: 'short' }) : ''
    return (
      <Notice kind="danger" told={refused}>
        {fill(messages['entry.tooMany'], { time }, locale)}
      </Notice>
    )
  }
  if (fields.length === 0)
    return refusal ? (
      <Notice kind="danger" told={refused}>
        {messages['entry.unanswered']}
      </Notice>
    ) : null
  return (
    <Notice kind="danger" told={refused}>
      <p>{fill(messages['entry.summary'], { count: fields.length }, locale)}</p>
      <ul>
        {fields.map(field => (
          <li key={field}>
            <a
              className="link"
              href={`#${idOf(field)}`}
              onClick={event => {
                event.preventDefault()
                document.getElementById(idOf(field))?.focus()
              }}
            >
              {messages[`entry.field.${field}`]}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
