import { useStore } from '@nanostores/react'

import type { Namespaces } from '#messages/catalogue.ts'
import { $currency } from '#stores/jackpot/currency.ts'
import { $inTheDraw, $optIn, type OptIn, reloadOptIn } from '#stores/jackpot/opt-in.ts'
import { $pots } from '#stores/jackpot/pots.ts'
import { $jackpotSettings } from '#stores/jackpot/settings.ts'
import { Heading } from '../ui/Heading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Choice } from './Choice.tsx'
import styles from './jackpot.module.css'
import type { TextProps, Waiting } from './props.ts'
import { Refused } from './Refused.tsx'

export interface CardProps extends TextProps, Waiting {
  readonly historyHref: string
  readonly rulesHref: string
  /** Whether players of the house give a share of the bet, and not an amount. */
  readonly inShares: boolean
  readonly level: number
}

/** Whether the player takes part, with how much, and the way in and out. */
export function Card({ waiting, ...props }: CardProps) {
  const optIn = useStore($optIn)
  const settings = useStore($jackpotSettings)
  const currency = useStore($currency)
  const { rules } = useStore($pots)
  const { texts } = props
  if (settings === null) return null
  if (optIn.state === 'failed') return <Failed optIn={optIn} {...props} />
  if (optIn.state === 'loading' || !settings || !currency || !rules) return waiting
  return (
    <div className={styles.card}>
      <Head optIn={optIn} {...props} />
      <Lede texts={texts} />
      <Refused texts={texts} />
      {rules.ineligible !== null && <Notice>{reasonOf(rules.ineligible, texts)}</Notice>}
      <Choice optIn={optIn} settings={settings} rules={rules} currency={currency} {...props} />
      <p className={styles.small}>
        <a className="link" href={props.historyHref}>
          {texts['jackpot.card.history']}
        </a>
      </p>
    </div>
  )
}

interface HeadProps extends CardProps {
  readonly optIn: OptIn
}

function Head({ optIn, level, texts }: HeadProps) {
  const isIn = optIn.state === true
  return (
    <div className={styles.head}>
      <Heading level={level}>{texts['jackpot.card.title']}</Heading>
      <p className={styles.status} data-in={isIn}>
        {texts[isIn ? 'jackpot.card.in' : 'jackpot.card.out']}
      </p>
    </div>
  )
}

function Failed({ optIn, texts, level }: HeadProps) {
  const isStatus = optIn.fault === 'status'
  return (
    <div className={styles.card}>
      <Heading level={level}>{texts['jackpot.card.title']}</Heading>
      <Notice kind="danger">
        {texts[isStatus ? 'jackpot.card.unread' : 'jackpot.card.error']}
      </Notice>
      <button type="button" className="btn" onClick={() => void reloadOptIn()}>
        {texts['jackpot.card.reload']}
      </button>
    </div>
  )
}

/** The confirmation takes the place of what stands there, so that nothing moves. */
function Lede({ texts }: Pick<TextProps, 'texts'>) {
  const isNew = useStore($inTheDraw)
  return (
    <div className={styles.lede} data-new={isNew || undefined}>
      <p>{texts['jackpot.card.lede']}</p>
      <p role="status">{isNew && texts['jackpot.card.confirmed']}</p>
    </div>
  )
}

/** Why a player may not take part, in words; the service may know a reason that the house does not. */
function reasonOf(reason: string, texts: Namespaces['jackpot']): string {
  if (reason === 'COUNTRY' || reason === 'BLOCKED' || reason === 'AGE')
    return texts[`jackpot.card.${reason}`]
  return texts['jackpot.card.other']
}
