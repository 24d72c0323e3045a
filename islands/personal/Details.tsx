import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import type { PlayerInfo } from '#stores/player/player.ts'
import { fillNames } from '../ui/fill-names.ts'
import parts from '../ui/parts.module.css'
import styles from './personal.module.css'
import type { PersonalWords } from './props.ts'

/** Of a number that proves who somebody is, a glance shows no more than its end. */
const hidden = (number: string) =>
  `${'•'.repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`

/** What only the house corrects, against a document. */
export function Details(props: PersonalWords & { readonly player: PlayerInfo }) {
  const { locale, texts, supportMail, player } = props
  const { personalInfo: info, email, phoneNumber, country } = player
  const born =
    info?.dateOfBirth &&
    formatDate(new Date(info.dateOfBirth), LOCALES[locale].bcp47, {
      dateStyle: 'long',
      timeZone: 'UTC'
    })
  const name = [info?.firstName, info?.lastName].filter(Boolean).join(' ')
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [texts['personal.name'], name],
    [texts['personal.born'], born],
    ...(info?.ssn ? [[texts['personal.ssn'], hidden(info.ssn)] as const] : []),
    [texts['personal.country'], country?.name],
    [texts['personal.email'], email],
    [texts['personal.phone'], phoneNumber]
  ]
  return (
    <section className={parts.part} aria-labelledby="details-title">
      <h2 id="details-title">{texts['personal.details']}</h2>
      <p>{fillNames(texts['personal.details.text'], { mail: supportMail })}</p>
      <dl className={styles.facts}>
        {facts.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value || texts['personal.none']}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
