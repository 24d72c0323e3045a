import { POT_LABELS } from '#config/jackpots.ts'
import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import type { WinNotice } from '#stores/jackpot/wins.ts'
import { fillNames } from '../ui/fill-names.ts'
import { PotPicture } from './PotPicture.tsx'
import styles from './panel.module.css'
import type { PanelProps } from './props.ts'

interface Props extends PanelProps {
  readonly notice: WinNotice
}

/** Somebody else has won a pot: which, who by initials, and how much. */
export function Spotlight({ locale, messages, notice }: Props) {
  const { pot, initials, minor, currency } = notice
  const shown = formatMoney(minor, currency, LOCALES[locale].bcp47)
  const words = initials
    ? fillNames(messages['panel.wonBy'], { who: initials, amount: shown })
    : fillNames(messages['panel.wonAmount'], { amount: shown })
  return (
    <div className={styles.spotlight} role="status" data-pot={pot}>
      <PotPicture pot={pot} />
      <p>
        <b className={styles.label}>{fillNames(messages['panel.won'], { pot: POT_LABELS[pot] })}</b>
        {words}
      </p>
    </div>
  )
}
