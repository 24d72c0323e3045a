import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import { openOverlay } from '#stores/overlays.ts'
import { type Bonus, readBonuses } from '#stores/rewards/bonuses.ts'
import type { Read } from '#stores/rewards/read-on-visit.ts'
import { fill } from '../ui/fill.ts'
import { shownAmount } from '../ui/shown-amount.ts'
import { Unread, Wait } from './Pending.tsx'
import type { Words } from './props.ts'
import styles from './rewards.module.css'

interface Props extends Words {
  readonly read: Read<readonly Bonus[]>
  readonly hasChecker: boolean
}

/** Every bonus of the player with how it stands or ended, and the way to what can be had. */
export function BonusList({ read, hasChecker, ...words }: Props) {
  const { texts } = words
  return (
    <section aria-labelledby="rewards-bonuses">
      <div className={styles.head}>
        <h2 id="rewards-bonuses">{texts['rewards.bonuses']}</h2>
        {hasChecker && (
          <button
            type="button"
            className="btn btn--quiet"
            onClick={() => openOverlay('bonus-checker', {})}
          >
            {texts['rewards.check']}
          </button>
        )}
      </div>
      {read.status === 'loading' && <Wait {...words} />}
      {read.status === 'failed' && <Unread {...words} onAgain={readBonuses} />}
      {read.status === 'ready' &&
        (read.value.length === 0 ? (
          <p className={styles.nothing}>{texts['rewards.noBonuses']}</p>
        ) : (
          <ul className={styles.list} data-plain>
            {read.value.map(each => (
              <BonusRow key={each.id} bonus={each} {...words} />
            ))}
          </ul>
        ))}
    </section>
  )
}

function BonusRow({ bonus, locale, texts }: Words & { readonly bonus: Bonus }) {
  const { bcp47 } = LOCALES[locale]
  const { converted, currency, endReason, endedAt, given, grantedAt, name, status } = bonus
  const day = (moment: string) => formatDate(new Date(moment), bcp47, { dateStyle: 'medium' })
  const money = (amount: string) => shownAmount(amount, currency, bcp47)
  return (
    <li>
      <div>
        <h3>{name}</h3>
        <p>
          {money(given.amount)} · <time dateTime={grantedAt}>{day(grantedAt)}</time>
          {endedAt !== null && (
            <>
              {' – '}
              <time dateTime={endedAt}>{day(endedAt)}</time>
            </>
          )}
        </p>
        {endReason && <p>{texts[`rewards.endReason.${endReason}`]}</p>}
      </div>
      <div className={styles.end}>
        <b>{texts[`rewards.bonusStatus.${status}`]}</b>
        {status === 'Converted' && converted && (
          <span>
            {fill(texts['rewards.becameCash'], { amount: money(converted.amount) }, locale)}
          </span>
        )}
      </div>
    </li>
  )
}
