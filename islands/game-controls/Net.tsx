import { useStore } from '@nanostores/react'

import { LOCALES, type Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { formatMoney } from '#rules/money.ts'
import { $sessionNet } from '#stores/game/session-net.ts'
import styles from './game-controls.module.css'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['play']
}

/** What the session has won or lost so far, in the sober type of the clock beside it. */
export function Net({ locale, messages }: Props) {
  const told = useStore($sessionNet, { ssr: 'initial' })
  const sign = told && told.net > 0n ? '+' : ''
  return (
    <p className={`${styles.clock} ${styles.net}`}>
      <small>{messages['play.net']}</small>
      {told ? sign + formatMoney(told.net, told.currency, LOCALES[locale].bcp47) : '–'}
    </p>
  )
}
