import { useStore } from '@nanostores/react'
import { use, useState } from 'react'

import { LOCALES } from '#config/locales.ts'
import { toDecimal } from '#rules/money.ts'
import { readAmount } from '#rules/typed-amount.ts'
import { $papers } from '#stores/compliance/documents.ts'
import {
  $wealthChange,
  $wealthDraft,
  chosenOf,
  editWealth,
  submitWealth,
  type Wealth
} from '#stores/compliance/source-of-wealth.ts'
import { lateTexts } from '#stores/late-texts.ts'
import { $now } from '#stores/now.ts'
import { $wallet } from '#stores/wallet.ts'
import { fillNames } from '../fill-names.ts'
import { Notice } from '../Notice.tsx'
import { TextArea } from '../TextArea.tsx'
import { TextField } from '../TextField.tsx'
import { Category } from './Category.tsx'
import { dayOf, type WealthWords } from './props.ts'
import styles from './wealth.module.css'

interface Props extends WealthWords {
  readonly wealth: Wealth
}

/** Where the money comes from: what is true of six sources, with papers, and what comes in a year. */
export function WealthForm({ locale, texts, wealth }: Props) {
  const papers = use(lateTexts(locale, 'papers'))
  const draft = useStore($wealthDraft, { ssr: 'initial' })
  const change = useStore($wealthChange, { ssr: 'initial' })
  const sent = useStore($papers, { ssr: 'initial' })
  const wallet = useStore($wallet, { ssr: 'initial' })
  const now = useStore($now, { ssr: 'initial' })
  const [isChecked, setChecked] = useState(false)
  const { bcp47 } = LOCALES[locale]
  const currency = wallet.status === 'STREAMING' ? wallet.currency : undefined
  const income =
    currency && draft.income.trim() !== '' ? readAmount(draft.income, currency, bcp47) : undefined
  const isRefused = income?.status === 'refused'
  const documents = sent.status === 'ready' ? sent.value.documents : []
  const answers = wealth.categories
    .map(category => ({
      category: category.category,
      options: [...chosenOf(draft, category)],
      documentIds: documents
        .filter(
          paper =>
            paper.purpose === 'SourceOfWealth' &&
            paper.category === category.category &&
            paper.status !== 'Refused'
        )
        .map(({ id }) => id)
    }))
    .filter(({ options }) => options.length > 0)
  const isOverdue = wealth.dueDate !== null && Date.parse(wealth.dueDate) <= now
  const isBusy = change.status === 'sending'

  function submit() {
    setChecked(true)
    if (answers.length === 0 || isRefused) return
    void submitWealth({
      categories: answers,
      ...(income?.status === 'ok' &&
        currency && { yearlyIncome: toDecimal(income.minor, currency) }),
      ...(draft.comment.trim() !== '' && { comment: draft.comment.trim() })
    })
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <p>{texts['wealth.intro']}</p>
      {wealth.dueDate && (
        <p className={styles.due}>
          {fillNames(texts[isOverdue ? 'wealth.overdue' : 'wealth.due'], {
            date: dayOf(wealth.dueDate, locale)
          })}
        </p>
      )}
      <div className={styles.categories}>
        {wealth.categories.map(category => (
          <Category
            key={category.category}
            locale={locale}
            texts={texts}
            papers={papers}
            category={category}
            draft={draft}
            requested={wealth.requested.filter(
              ({ requestedFundingType }) => requestedFundingType === category.category
            )}
          />
        ))}
      </div>
      {currency && (
        <TextField
          name="wealth-income"
          label={
            <>
              {texts['wealth.income']} <small>{texts['wealth.optional']}</small>
            </>
          }
          hint={fillNames(texts['wealth.income.hint'], { currency })}
          value={draft.income}
          inputMode="decimal"
          isOptional
          onChange={value => editWealth({ income: value })}
          problem={isChecked && isRefused ? texts['wealth.problem.INVALID_AMOUNT'] : undefined}
        />
      )}
      <TextArea
        name="wealth-comment"
        label={
          <>
            {texts['wealth.comment']} <small>{texts['wealth.optional']}</small>
          </>
        }
        value={draft.comment}
        onChange={comment => editWealth({ comment })}
      />
      {isChecked && answers.length === 0 && (
        <Notice kind="danger">{texts['wealth.problem.NOTHING_CHOSEN']}</Notice>
      )}
      {change.status === 'failed' && (
        <Notice kind="danger">{texts['wealth.problem.unanswered']}</Notice>
      )}
      {change.status === 'refused' && (
        <Notice kind="danger">
          {fillNames(texts[`wealth.problem.${change.error.code}`], {
            source: change.error.category ? texts[`wealth.source.${change.error.category}`] : ''
          })}
        </Notice>
      )}
      <button type="submit" className="btn btn--big" disabled={isBusy}>
        {texts[isBusy ? 'wealth.sending' : 'wealth.send']}
      </button>
    </form>
  )
}
