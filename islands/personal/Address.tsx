import { useStore } from '@nanostores/react'
import { useState } from 'react'

import {
  $personalChange,
  changePersonalInfo,
  forgetPersonalChange
} from '#stores/personal/personal-info.ts'
import type { PlayerInfo } from '#stores/player/player.ts'
import { Notice } from '../ui/Notice.tsx'
import parts from '../ui/parts.module.css'
import { TextField } from '../ui/TextField.tsx'
import type { PersonalWords } from './props.ts'

const FIELDS = ['street', 'zipCode', 'city', 'state'] as const

type Field = (typeof FIELDS)[number]

const AUTOFILL = {
  street: 'street-address',
  zipCode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1'
} as const

/** Where the player lives, and the way to correct it alone. */
export function Address(props: PersonalWords & { readonly player: PlayerInfo }) {
  const { texts, player } = props
  const change = useStore($personalChange, { ssr: 'initial' })
  const [edited, setEdited] = useState<Readonly<Record<Field, string>> | undefined>()
  const info = player.personalInfo
  const known = (name: Field) => info?.[name] ?? ''
  if (edited)
    return (
      <section className={parts.part} aria-labelledby="address-title">
        <h2 id="address-title">{texts['personal.address']}</h2>
        <Form {...props} known={known} edited={edited} setEdited={setEdited} />
      </section>
    )
  const line = [known('street'), `${known('zipCode')} ${known('city')}`.trim(), known('state')]
  return (
    <section className={parts.part} aria-labelledby="address-title">
      <h2 id="address-title">{texts['personal.address']}</h2>
      <p>{line.filter(Boolean).join(', ') || texts['personal.none']}</p>
      {change.status === 'done' && <Notice kind="success">{texts['personal.saved']}</Notice>}
      <button
        type="button"
        className="btn btn--quiet"
        onClick={() => {
          forgetPersonalChange()
          setEdited({
            street: known('street'),
            zipCode: known('zipCode'),
            city: known('city'),
            state: known('state')
          })
        }}
      >
        {texts['personal.correct']}
      </button>
    </section>
  )
}

interface FormProps extends PersonalWords {
  readonly known: (name: Field) => string
  readonly edited: Readonly<Record<Field, string>>
  readonly setEdited: (edited: Readonly<Record<Field, string>> | undefined) => void
}

function Form({ texts, known, edited, setEdited }: FormProps) {
  const change = useStore($personalChange, { ssr: 'initial' })
  const [isChecked, setChecked] = useState(false)
  // A state is asked for in few countries; one who gave none need not begin to.
  const fields = FIELDS.filter(name => name !== 'state' || known('state') !== '')
  const isBusy = change.status === 'sending'
  const problemOf = (name: Field) => {
    if (isChecked && edited[name].trim() === '') return texts['personal.fillIn']
    const isAtFault = change.status === 'refused' && change.error.field === name
    return isAtFault ? texts[`personal.problem.${change.error.code}`] : undefined
  }
  const isElsewhere =
    change.status === 'refused' && !fields.some(name => name === change.error.field)

  async function submit() {
    setChecked(true)
    if (fields.some(name => edited[name].trim() === '')) return
    const given = fields
      .map(name => [name, edited[name].trim()] as const)
      .filter(([name, value]) => value !== known(name))
    if (given.length === 0 || (await changePersonalInfo(Object.fromEntries(given))))
      setEdited(undefined)
  }

  return (
    <form
      className={parts.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      {fields.map(name => (
        <TextField
          key={name}
          name={`personal-${name}`}
          label={texts[`personal.field.${name}`]}
          value={edited[name]}
          autoComplete={AUTOFILL[name]}
          onChange={value => setEdited({ ...edited, [name]: value })}
          problem={problemOf(name)}
        />
      ))}
      {change.status === 'failed' && (
        <Notice kind="danger">{texts['personal.problem.unanswered']}</Notice>
      )}
      {isElsewhere && (
        <Notice kind="danger">{texts[`personal.problem.${change.error.code}`]}</Notice>
      )}
      <div className={parts.acts}>
        <button type="submit" className="btn" disabled={isBusy}>
          {texts[isBusy ? 'personal.saving' : 'personal.save']}
        </button>
        <button type="button" className="btn btn--quiet" onClick={() => setEdited(undefined)}>
          {texts['personal.cancel']}
        </button>
      </div>
    </form>
  )
}
