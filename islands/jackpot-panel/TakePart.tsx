import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { href } from '#config/routes.ts'
import { contributionText, firstContribution } from '#stores/jackpot/contribution.ts'
import { $currency } from '#stores/jackpot/currency.ts'
import { $optIn, reloadOptIn, setOptIn } from '#stores/jackpot/opt-in.ts'
import { $pots } from '#stores/jackpot/pots.ts'
import { $jackpotSettings } from '#stores/jackpot/settings.ts'
import styles from './panel.module.css'
import type { PanelProps } from './props.ts'

/** What failed is a state of its own, which the card shows. */
const ask = (optedIn: boolean, value: number | undefined) =>
  void setOptIn(optedIn, value).catch(() => {})

/** In or out, and with how much; the rules stand before the switch. */
export function TakePart({ locale, messages }: PanelProps) {
  const optIn = useStore($optIn)
  const settings = useStore($jackpotSettings)
  const currency = useStore($currency)
  const { rules } = useStore($pots)
  const [chosen, setChosen] = useState<number>()
  if (!settings) return null
  if (rules?.ineligible) return <p className={styles.part}>{messages['panel.ineligible']}</p>
  if (optIn.state === 'failed')
    return (
      <div className={styles.part} role="alert">
        <p>{messages['panel.error']}</p>
        <button type="button" className={styles.plain} onClick={() => void reloadOptIn()}>
          {messages['panel.reload']}
        </button>
      </div>
    )

  const isIn = optIn.state === true
  const value = chosen ?? optIn.value ?? firstContribution(settings)
  const isBusy = optIn.isSending || optIn.state === 'loading'
  const choose = (option: number) => {
    setChosen(option)
    if (isIn) ask(true, option)
  }
  return (
    <div className={styles.part} aria-busy={isBusy}>
      {!isIn && (
        <a className={styles.plain} href={href(locale, 'jackpot')}>
          {messages['panel.readFirst']}
        </a>
      )}
      <p className={styles.switchRow}>
        <b>{messages[isIn ? 'panel.joined' : 'panel.takePart']}</b>
        <button
          type="button"
          role="switch"
          aria-checked={isIn}
          aria-label={messages['panel.takePart']}
          className={styles.switch}
          disabled={isBusy || value === undefined}
          onClick={() => ask(!isIn, value)}
        />
      </p>
      <p className={styles.small}>{messages['panel.added']}</p>
      <fieldset className={styles.options}>
        <legend className="vh">{messages['panel.contribution']}</legend>
        {settings.contributionOptions.map(option => (
          <button
            key={option}
            type="button"
            aria-pressed={option === value}
            disabled={isBusy}
            onClick={() => choose(option)}
          >
            {currency && contributionText(option, currency, locale)}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
