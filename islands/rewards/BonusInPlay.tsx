import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { LOCALES } from '#config/locales.ts'
import { formatDate, formatPercent } from '#rules/dates.ts'
import { formatMoney } from '#rules/money.ts'
import { $forfeit, type Bonus, forfeitBonus } from '#stores/rewards/bonuses.ts'
import { $wallet } from '#stores/wallet.ts'
import { Confirmation } from '../ui/Confirmation.tsx'
import { fill } from '../ui/fill.ts'
import { Icon } from '../ui/Icon.tsx'
import { shownAmount } from '../ui/shown-amount.ts'
import type { Words } from './props.ts'
import styles from './rewards.module.css'

interface Props extends Words {
  readonly bonus: Bonus
}

/** The bonus that is in play: how far it is, how it is played, and the way to give it up. */
export function BonusInPlay({ bonus, locale, texts }: Props) {
  const { bcp47 } = LOCALES[locale]
  const wallet = useStore($wallet, { ssr: 'initial' })
  const forfeit = useStore($forfeit, { ssr: 'initial' })
  const [isAsking, setAsking] = useState(false)
  const { currency, openRounds, progress, terms } = bonus
  const money = ({ amount }: { readonly amount: string }) => shownAmount(amount, currency, bcp47)
  const cash =
    wallet.status === 'STREAMING' ? formatMoney(wallet.balance, wallet.currency, bcp47) : '…'
  const hasCash = wallet.status === 'STREAMING' && wallet.balance > 0n
  const left = money(bonus.left ?? bonus.given)
  const required = money(bonus.required)
  const until = formatDate(new Date(terms.expiresAt), bcp47, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit'
  })
  const isSending = forfeit.status === 'sending'
  const stays = fill(texts['rewards.giveUpText'], { left, cash }, locale)
  const rounds = fill(texts['rewards.openRounds'], { count: openRounds }, locale)
  return (
    <section aria-labelledby="rewards-bonus">
      <div className={styles.head}>
        <h2 id="rewards-bonus">{texts['rewards.inPlay']}</h2>
        <span>
          <time dateTime={terms.expiresAt}>
            {fill(texts['rewards.until'], { moment: until }, locale)}
          </time>
        </span>
      </div>
      <div className={styles.box}>
        <div className={styles.wagering}>
          <div>
            <p className={styles.line}>
              <b>{fill(texts['rewards.wagered'], { amount: money(bonus.wagered) }, locale)}</b>
              <span>{fill(texts['rewards.of'], { amount: required }, locale)}</span>
            </p>
            <progress
              value={Math.floor(progress * 100)}
              max={100}
              aria-label={texts['rewards.progress']}
            >
              {formatPercent(progress, bcp47)}
            </progress>
            <p>
              {fill(
                texts['rewards.sum'],
                {
                  given: money(bonus.given),
                  factor: new Intl.NumberFormat(bcp47).format(terms.factor),
                  required
                },
                locale
              )}{' '}
              {terms.maxPayout
                ? fill(texts['rewards.thenCashMost'], { most: money(terms.maxPayout) }, locale)
                : texts['rewards.thenCash']}
            </p>
          </div>
          <p className={styles.toGo}>
            {texts['rewards.stillToWager']} <b>{money(bonus.remaining)}</b>
          </p>
        </div>
        <dl className={styles.fine}>
          {terms.weights.map(({ games, percent }) => (
            <div key={games}>
              <dt>{texts[`rewards.counts.${games}`]}</dt>
              <dd>{formatPercent(percent / 100, bcp47)}</dd>
            </div>
          ))}
          <div>
            <dt>{texts['rewards.largestBet']}</dt>
            <dd>{money(terms.maxBet)}</dd>
          </div>
        </dl>
        <div className={styles.giveUp}>
          <p>
            {hasCash
              ? fill(texts['rewards.cashStays'], { cash }, locale)
              : texts['rewards.cashFirst']}{' '}
            {fill(texts['rewards.givingUp'], { left }, locale)}
          </p>
          <button
            type="button"
            className="btn btn--quiet"
            aria-disabled={isSending || undefined}
            aria-busy={isSending || undefined}
            onClick={() => {
              if (!isSending) setAsking(true)
            }}
          >
            {texts[isSending ? 'rewards.givingUpNow' : 'rewards.giveUp']}
          </button>
        </div>
        {(forfeit.status === 'failed' || forfeit.status === 'refused') && (
          <p role="alert" className={styles.fault}>
            <Icon name="alert" />
            <span>
              {forfeit.status === 'refused'
                ? texts[`rewards.forfeit.${forfeit.code}`]
                : texts['rewards.noAnswer']}
            </span>
          </p>
        )}
      </div>
      <Confirmation
        isOpen={isAsking}
        title={texts['rewards.giveUpTitle']}
        text={openRounds > 0 ? `${stays} ${rounds}` : stays}
        confirm={texts['rewards.giveUp']}
        cancel={texts['rewards.keepBonus']}
        onConfirm={() => {
          setAsking(false)
          void forfeitBonus(bonus.id)
        }}
        onCancel={() => setAsking(false)}
      />
    </section>
  )
}
