import { useState } from 'react'

import { contributionText, firstContribution } from '#stores/jackpot/contribution.ts'
import { setOptIn } from '#stores/jackpot/opt-in.ts'
import { fill } from '../ui/fill.ts'
import { Freebet } from './Freebet.tsx'
import styles from './jackpot.module.css'
import type { ChoiceProps } from './props.ts'
import { Sums } from './Sums.tsx'

/** What went wrong stands in the card, which the store tells of. */
const choose = (optedIn: boolean, value?: number) => setOptIn(optedIn, value).catch(() => {})

/** How much is given, what that means, and the buttons that say yes and no. */
export function Choice(props: ChoiceProps) {
  const { optIn, settings, rules, currency, locale, texts, rulesHref } = props
  const [picked, pick] = useState<number>()
  const value = picked ?? optIn.value ?? firstContribution(settings)
  const isIn = optIn.state === true
  const mayTakePart = rules.ineligible === null
  const told = (option: number) => contributionText(option, currency, locale)
  return (
    <>
      {mayTakePart && <Options {...props} value={value} told={told} onPick={pick} />}
      <Freebet {...props} />
      <Sums {...props} value={value} />
      <div className={styles.acts}>
        {mayTakePart && value !== undefined && !isIn && (
          <>
            <a className="link" href={rulesHref}>
              {texts['jackpot.card.terms']}
            </a>
            <button
              type="button"
              className="btn btn--big"
              disabled={optIn.isSending}
              onClick={() => void choose(true, value)}
            >
              {fill(texts['jackpot.card.optIn'], { value: told(value) }, locale)}
            </button>
          </>
        )}
        {mayTakePart && value !== undefined && isIn && value !== optIn.value && (
          <button
            type="button"
            className="btn btn--big"
            disabled={optIn.isSending}
            onClick={() => void choose(true, value)}
          >
            {fill(texts['jackpot.card.save'], { value: told(value) }, locale)}
          </button>
        )}
        {isIn && (
          <button
            type="button"
            className="btn btn--quiet btn--big"
            disabled={optIn.isSending}
            onClick={() => void choose(false)}
          >
            {texts['jackpot.card.leave']}
          </button>
        )}
      </div>
    </>
  )
}

interface OptionsProps extends ChoiceProps {
  readonly value: number | undefined
  readonly told: (option: number) => string
  readonly onPick: (option: number) => void
}

function Options({ inShares, onPick, settings, texts, told, value }: OptionsProps) {
  return (
    <fieldset className={styles.options}>
      <legend>{texts[inShares ? 'jackpot.card.share' : 'jackpot.card.amount']}</legend>
      {settings.contributionOptions.map(option => (
        <label key={option}>
          <input
            type="radio"
            name="jackpot-contribution"
            checked={option === value}
            onChange={() => onPick(option)}
          />
          <span>{told(option)}</span>
        </label>
      ))}
    </fieldset>
  )
}
