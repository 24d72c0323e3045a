import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import type { Activity, ActivityPart } from '#stores/activity/activity.ts'
import styles from './dashboard.module.css'
import type { Words } from './props.ts'
import { nameOfPart, shownTime, signedMoney } from './shown.ts'

interface Props extends Words {
  readonly activity: Activity
}

const hasAnything = ({ deposited, withdrawn, result, sessions, minutes }: ActivityPart): boolean =>
  deposited > 0n || withdrawn > 0n || result !== 0n || sessions > 0 || minutes > 0

/** The same figures as a table, the latest first; parts without anything are left out. */
export function Parts({ activity, ...words }: Props) {
  const { locale, texts } = words
  const { bcp47 } = LOCALES[locale]
  const { period, currency } = activity
  const money = (minor: bigint) => formatMoney(minor, currency, bcp47)
  const signed = (minor: bigint) => signedMoney(minor, currency, locale)
  const rows = activity.parts.filter(hasAnything).toReversed()
  if (rows.length === 0) return <p className={styles.none}>{texts['dashboard.nothing']}</p>
  const cells = (part: ActivityPart) => (
    <>
      <td data-name={texts['dashboard.deposited']}>{money(part.deposited)}</td>
      <td data-name={texts['dashboard.withdrawn']}>{money(part.withdrawn)}</td>
      <td data-name={texts['dashboard.net']}>{signed(part.net)}</td>
      <td data-name={texts['dashboard.result']}>{signed(part.result)}</td>
      <td data-name={texts['dashboard.sessions']}>{part.sessions}</td>
      <td data-name={texts['dashboard.time']}>{shownTime(part.minutes, words)}</td>
    </>
  )
  return (
    <table className={styles.parts}>
      <thead>
        <tr>
          <th scope="col">{texts[period === 'Day' ? 'dashboard.hour' : 'dashboard.day']}</th>
          <th scope="col">{texts['dashboard.deposited']}</th>
          <th scope="col">{texts['dashboard.withdrawn']}</th>
          <th scope="col">{texts['dashboard.net']}</th>
          <th scope="col">{texts['dashboard.result']}</th>
          <th scope="col">{texts['dashboard.sessions']}</th>
          <th scope="col">{texts['dashboard.time']}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(part => (
          <tr key={part.from}>
            <th scope="row">{nameOfPart(period, part.from, locale, 'long')}</th>
            {cells(part)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts['dashboard.all']}</th>
          {cells(activity)}
        </tr>
      </tfoot>
    </table>
  )
}
