import { useStore } from '@nanostores/react'
import { Suspense, use } from 'react'

import { LOCALES, type Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { formatDate } from '#rules/dates.ts'
import { lateTexts } from '#stores/late-texts.ts'
import { $bonusOffers, type BonusOffer, readBonusOffers } from '#stores/rewards/bonus-offers.ts'
import { fill } from '../ui/fill.ts'
import { Notice } from '../ui/Notice.tsx'
import styles from './bonus-offers.module.css'

interface Props {
  readonly locale: Locale
}

/** Every bonus of the house with its terms, whether the player may have it, and why not. */
export const BonusOffers = (props: Props) => (
  <Suspense fallback={<div className={styles.wait} aria-busy="true" />}>
    <Offers {...props} />
  </Suspense>
)

function Offers({ locale }: Props) {
  const texts = use(lateTexts(locale, 'rewards'))
  const read = useStore($bonusOffers, { ssr: 'initial' })
  if (read.status === 'loading')
    return (
      <div className={styles.wait} role="status" aria-busy="true">
        <span className="vh">{texts['rewards.loading']}</span>
      </div>
    )
  if (read.status === 'failed')
    return (
      <>
        <Notice kind="danger">{texts['rewards.unread']}</Notice>
        <button type="button" className="btn" onClick={() => void readBonusOffers()}>
          {texts['rewards.tryAgain']}
        </button>
      </>
    )
  if (read.value.length === 0) return <p>{texts['rewards.checker.none']}</p>
  return (
    <ul className={styles.offers}>
      {read.value.map(offer => (
        <Offer key={offer.id} offer={offer} locale={locale} texts={texts} />
      ))}
    </ul>
  )
}

interface OfferProps extends Props {
  readonly offer: BonusOffer
  readonly texts: Namespaces['rewards']
}

function Offer({ offer, locale, texts }: OfferProps) {
  const { availableFrom, block, conditions, eligibility, isAvailable, terms, title } = offer
  const mood = isAvailable ? 'good' : block === null && conditions.length > 0 ? 'open' : 'shut'
  const states = { good: 'available', open: 'todo', shut: 'unavailable' } as const
  const date = { dateStyle: 'medium' } as const
  return (
    <li>
      <div className={styles.top}>
        <h3>{title}</h3>
        <p className={styles.state} data-mood={mood}>
          {texts[`rewards.checker.${states[mood]}`]}
        </p>
      </div>
      <p>{texts[`rewards.checker.${eligibility}`]}</p>
      {block !== null && <p>{texts[`rewards.checker.block.${block}`]}</p>}
      {conditions.map(condition => (
        <p key={condition}>{texts[`rewards.checker.condition.${condition}`]}</p>
      ))}
      {availableFrom !== null && (
        <p>
          {fill(
            texts['rewards.checker.again'],
            { moment: formatDate(new Date(availableFrom), LOCALES[locale].bcp47, date) },
            locale
          )}
        </p>
      )}
      {terms.length > 0 && (
        <details>
          <summary className="link">{texts['rewards.checker.terms']}</summary>
          <ul className={styles.terms}>
            {terms.map(term => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
