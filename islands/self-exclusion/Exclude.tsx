import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'

import { $exclusionChange, excludeSelf } from '#stores/protection/keep-away.ts'
import type { ExclusionTerm, Protection } from '#stores/protection/protection.ts'
import { Choices } from '../ui/Choices.tsx'
import { fill } from '../ui/fill.ts'
import { Notice } from '../ui/Notice.tsx'
import parts from '../ui/parts.module.css'
import { TextField } from '../ui/TextField.tsx'
import { problemOf } from './problem-of.ts'
import type { Words } from './props.ts'
import styles from './self-exclusion.module.css'

interface Props extends Words {
  readonly brand: string
  readonly protection: Protection
}

const HAPPENS = ['close', 'round', 'offers', 'money', 'again'] as const

/** Nobody types in capitals on a phone, and the word is there to make one stop, not to fail. */
const isSame = (typed: string, word: string) =>
  typed.trim().toLocaleUpperCase() === word.toLocaleUpperCase()

/** What an exclusion means, how long it lasts, and the word that confirms it. */
export function Exclude({ locale, texts, brand, protection }: Props) {
  const { exclusions, asksForBrands, brands } = protection
  const change = useStore($exclusionChange, { ssr: 'initial' })
  const only = exclusions.length === 1 ? exclusions[0] : undefined
  const [term, setTerm] = useState<ExclusionTerm | undefined>(only)
  const [allBrands, setAllBrands] = useState<boolean | undefined>()
  const [typed, setTyped] = useState('')
  const [isChecked, setChecked] = useState(false)
  const word = texts['exclusion.word']
  const isTyped = isSame(typed, word)
  const isPlaced = !asksForBrands || allBrands !== undefined
  const isBusy = change.status === 'sending'
  const problem = problemOf(change, texts)

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (term === undefined || !isPlaced || !isTyped) return
    void excludeSelf({
      term,
      isConfirmed: true,
      ...(asksForBrands && allBrands !== undefined && { allBrands })
    })
  }

  return (
    <section className={parts.part} aria-labelledby="exclude-title">
      <h2 id="exclude-title">{texts['exclusion.title']}</h2>
      <p>{texts['exclusion.lede']}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.happens}>
          <h3>{texts['exclusion.happens']}</h3>
          <ul>
            {HAPPENS.map(what => (
              <li key={what}>{texts[`exclusion.happens.${what}`]}</li>
            ))}
          </ul>
        </div>
        {only ? (
          <p>
            {only === 'ForGood'
              ? texts['exclusion.term.only']
              : `${texts['exclusion.term']}: ${texts[`exclusion.term.${only}`]}`}
          </p>
        ) : (
          <Choices
            legend={texts['exclusion.term']}
            value={term}
            onChange={setTerm}
            problem={isChecked && term === undefined ? texts['exclusion.choose'] : undefined}
            choices={exclusions.map(value => ({ value, label: texts[`exclusion.term.${value}`] }))}
          />
        )}
        {asksForBrands ? (
          <Choices
            legend={texts['exclusion.brands']}
            value={allBrands}
            onChange={setAllBrands}
            problem={isChecked && !isPlaced ? texts['exclusion.chooseWhere'] : undefined}
            choices={[
              { value: false, label: `${texts['exclusion.brands.one']}: ${brand}` },
              { value: true, label: `${texts['exclusion.brands.all']}: ${brands.join(', ')}` }
            ]}
          />
        ) : (
          brands.length > 1 && (
            <p>{fill(texts['exclusion.brands.every'], { brands: brands.join(', ') }, locale)}</p>
          )
        )}
        <TextField
          name="exclusion-word"
          label={fill(texts['exclusion.type'], { word }, locale)}
          value={typed}
          autoComplete="off"
          onChange={setTyped}
          problem={isChecked && !isTyped ? texts['exclusion.typeWord'] : undefined}
        />
        {problem && <Notice kind="danger">{problem}</Notice>}
        <button type="submit" className={`btn ${styles.final}`} disabled={isBusy}>
          {texts[isBusy ? 'exclusion.busy' : 'exclusion.go']}
        </button>
      </form>
    </section>
  )
}
