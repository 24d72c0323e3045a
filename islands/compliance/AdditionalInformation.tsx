import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { pathTo } from '#config/paths.ts'
import {
  $missing,
  $missingChange,
  type AdditionalInformation as Given,
  type Missing,
  readMissing,
  submitMissing
} from '#stores/compliance/additional-information.ts'
import { Notice } from '../ui/Notice.tsx'
import parts from '../ui/parts.module.css'
import { TextField } from '../ui/TextField.tsx'
import { Skeleton, type Worded, worded } from '../ui/worded.tsx'

type Words = Worded<'personal'>

/** What the licence still asks the player for, and nothing else. */
export const AdditionalInformation = worded(
  'personal',
  function AdditionalInformation(words: Words) {
    const { locale, texts } = words
    const read = useStore($missing, { ssr: 'initial' })
    const change = useStore($missingChange, { ssr: 'initial' })
    if (read.status === 'loading') return <Skeleton />
    if (read.status === 'failed')
      return (
        <div className={parts.part}>
          <Notice kind="danger">{texts['personal.failed']}</Notice>
          <button type="button" className="btn" onClick={() => void readMissing()}>
            {texts['personal.tryAgain']}
          </button>
        </div>
      )
    const { fields, isMore } = read.value
    return (
      <div className={parts.part}>
        {change.status === 'done' && fields.length === 0 && (
          <Notice kind="success">{texts['personal.missing.saved']}</Notice>
        )}
        {change.status !== 'done' && fields.length === 0 && !isMore && (
          <Notice>{texts['personal.missing.none']}</Notice>
        )}
        {isMore && (
          <>
            <Notice>{texts['personal.missing.papers']}</Notice>
            <a className="btn btn--quiet" href={pathTo(locale, 'documents')}>
              {texts['personal.missing.toPapers']}
            </a>
          </>
        )}
        {fields.length > 0 && <Form {...words} missing={read.value} />}
      </div>
    )
  }
)

const AUTOFILL = {
  street: 'street-address',
  zipCode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  ssn: 'off'
} as const

function Form({ texts, missing }: Words & { readonly missing: Missing }) {
  const change = useStore($missingChange, { ssr: 'initial' })
  const [given, setGiven] = useState<Given>({})
  const [isChecked, setChecked] = useState(false)
  const isBusy = change.status === 'sending'
  const textIn = (name: keyof Given) => given[name] ?? ''
  const problemOf = (name: keyof Given) => {
    if (isChecked && textIn(name).trim() === '') return texts['personal.fillIn']
    const isAtFault = change.status === 'refused' && change.error.field === name
    return isAtFault ? texts[`personal.problem.${change.error.code}`] : undefined
  }
  const isElsewhere =
    change.status === 'refused' && !missing.fields.some(name => name === change.error.field)

  function submit() {
    setChecked(true)
    if (missing.fields.some(name => textIn(name).trim() === '')) return
    const trimmed = missing.fields.map(name => [name, textIn(name).trim()])
    void submitMissing(Object.fromEntries(trimmed))
  }

  return (
    <form
      className={parts.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <p>{texts['personal.missing.text']}</p>
      {missing.fields.map(name => (
        <TextField
          key={name}
          name={`missing-${name}`}
          label={texts[`personal.field.${name}`]}
          value={textIn(name)}
          autoComplete={AUTOFILL[name]}
          onChange={value => setGiven({ ...given, [name]: value })}
          problem={problemOf(name)}
        />
      ))}
      {change.status === 'failed' && (
        <Notice kind="danger">{texts['personal.problem.unanswered']}</Notice>
      )}
      {isElsewhere && (
        <Notice kind="danger">{texts[`personal.problem.${change.error.code}`]}</Notice>
      )}
      <button type="submit" className="btn" disabled={isBusy}>
        {texts[isBusy ? 'personal.saving' : 'personal.save']}
      </button>
    </form>
  )
}
