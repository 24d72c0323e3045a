import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import type { BankRegistration } from '#stores/entry/bank-registration.ts'
import type { RegisterProps } from './props.ts'
import styles from './register.module.css'

interface Props extends RegisterProps {
  readonly bank: BankRegistration
}

/** What the bank said of the person: shown, and not to be changed here. */
export function BankPerson({ bank, countries, locale, messages }: Props) {
  const day = formatDate(new Date(bank.dateOfBirth), LOCALES[locale].bcp47, {
    dateStyle: 'long',
    timeZone: 'UTC'
  })
  const country = countries.find(({ code }) => code === bank.country)?.name ?? bank.country
  return (
    <section className={styles.person} aria-labelledby="from-bank">
      <h2 id="from-bank">{messages['entry.bank.person']}</h2>
      <dl>
        <div>
          <dt>{messages['entry.bank.name']}</dt>
          <dd>
            {bank.firstName} {bank.lastName}
          </dd>
        </div>
        <div>
          <dt>{messages['entry.field.dateOfBirth']}</dt>
          <dd>{day}</dd>
        </div>
        <div>
          <dt>{messages['entry.field.country']}</dt>
          <dd>{country}</dd>
        </div>
      </dl>
    </section>
  )
}
