import { LOCALES } from '#config/locales.ts'
import { href } from '#config/routes.ts'
import { formatMoney } from '#rules/money.ts'
import { houseRules } from '#stores/quick-deposit/house-rules.ts'
import { bonusOf, type DepositOptions, type Offer } from '#stores/quick-deposit/options.ts'
import { type DepositForm, editDeposit } from '#stores/quick-deposit/quick-deposit.ts'
import { fill } from '../ui/fill.ts'
import type { DepositProps } from './props.ts'
import styles from './quick-deposit.module.css'

interface Props extends DepositProps {
  readonly options: DepositOptions
  readonly form: DepositForm
  readonly amount: bigint
}

function Terms({ offer, locale, messages }: DepositProps & { readonly offer: Offer }) {
  const list = (
    <ul>
      {offer.terms.map(term => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  )
  const link = (
    <a className="link" href={href(locale, 'bonusTerms')} target="_blank" rel="noreferrer">
      {messages['deposit.bonusTerms']}
    </a>
  )
  if (houseRules().showsFullTerms)
    return (
      <div className={styles.terms}>
        {list}
        {link}
      </div>
    )
  return (
    <details className={styles.terms}>
      <summary>{messages['deposit.offerTerms']}</summary>
      {list}
      {link}
    </details>
  )
}

/** What the deposit may be worth on top: to go without is as near as any offer. */
export function Offers({ options, form, amount, locale, messages }: Props) {
  if (options.offers.length === 0) return null
  const money = (minor: bigint) => formatMoney(minor, options.currency, LOCALES[locale].bcp47)
  return (
    <fieldset className={styles.offers}>
      <legend>{messages['deposit.offers']}</legend>
      <label>
        <input
          type="radio"
          name="offer"
          checked={form.offer === null}
          onChange={() => editDeposit({ offer: null })}
        />
        <span>
          <b>{messages['deposit.noOffer']}</b>
          <small>{messages['deposit.noOfferText']}</small>
        </span>
      </label>
      {options.offers.map(offer => (
        <div key={offer.id}>
          <label>
            <input
              type="radio"
              name="offer"
              value={offer.id}
              checked={form.offer === offer.id}
              onChange={() => editDeposit({ offer: offer.id })}
            />
            <span>
              <b>{offer.title}</b>
              <small>
                {amount >= offer.minimum
                  ? fill(
                      messages['deposit.offerGives'],
                      { bonus: money(bonusOf(offer, amount)) },
                      locale
                    )
                  : fill(messages['deposit.offerFrom'], { minimum: money(offer.minimum) }, locale)}
              </small>
            </span>
          </label>
          <Terms offer={offer} locale={locale} messages={messages} />
        </div>
      ))}
    </fieldset>
  )
}
