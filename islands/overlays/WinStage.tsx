import { useStore } from '@nanostores/react'
import { useEffect, useId } from 'react'

import type { CurrencyCode } from '#config/currencies.ts'
import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import { refocusGame } from '#stores/game/game.ts'
import { $winShow, endCountUp, startWinShow } from '#stores/jackpot/win-show.ts'
import { closeOverlay } from '#stores/overlays.ts'
import { openQuickDeposit } from '#stores/quick-deposit/request.ts'
import { Modal } from '../ui/Modal.tsx'
import { Celebration } from './Celebration.tsx'
import { CountUp } from './CountUp.tsx'
import { FlyingStones } from './FlyingStones.tsx'
import type { Frame } from './props.ts'
import { WinPicture } from './WinPicture.tsx'
import styles from './win.module.css'

interface Props extends Frame {
  readonly overlay: string
  readonly title: string
  /** In the balance now; else somebody checks it first. */
  readonly isPaid: boolean
  readonly minor: bigint
  readonly currency: CurrencyCode
  /** Address without the format's ending; without it the words stand alone. */
  readonly picture?: string
  readonly at?: string | null
  readonly id?: string | null
}

/** A win before everything else: its picture, the amount that counts up, then the way back. */
export function WinStage(props: Props) {
  const { overlay, locale, messages, title, isPaid, minor, currency, picture, at, id } = props
  const { isCelebrating, isCounted } = useStore($winShow)
  const told = useId()
  useEffect(() => startWinShow(matchMedia('(prefers-reduced-motion: reduce)').matches), [])

  const { bcp47 } = LOCALES[locale]
  const back = () => {
    closeOverlay(overlay, 'finished')
    refocusGame()
  }
  return (
    <Modal
      isOpen
      label={title}
      describedBy={told}
      className={styles.win}
      onEscape={isCounted ? back : endCountUp}
    >
      <div
        className={styles.stage}
        // What has the keys before there is anything to press.
        tabIndex={-1}
        data-celebrates={isCelebrating}
        data-counted={isCounted}
        onPointerDown={() => !isCelebrating && endCountUp()}
      >
        <div className={styles.beams} />
        {isCelebrating && <FlyingStones />}
        <Celebration />
        <div className={styles.words}>
          {picture !== undefined && <WinPicture path={picture} />}
          <h2>{title}</h2>
          <p className={styles.amount} aria-hidden="true">
            <CountUp minor={minor} currency={currency} locale={locale} isCounted={isCounted} />
          </p>
          {/* Read out once, as a whole, when the dialog opens. */}
          <p id={told}>
            <span className="vh">{formatMoney(minor, currency, bcp47)}. </span>
            {messages[isPaid ? 'overlays.win.isPaid' : 'overlays.win.isChecked']}
          </p>
          <div className={styles.acts}>
            {isCounted && (
              <button type="button" className="btn" onClick={back}>
                {messages['overlays.win.back']}
              </button>
            )}
            {isCounted && isPaid && (
              <button
                type="button"
                className="btn btn--quiet"
                onClick={() => openQuickDeposit({ mode: 'withdraw' })}
              >
                {messages['overlays.win.withdraw']}
              </button>
            )}
          </div>
        </div>
        {(at || id) && (
          <p className={styles.facts}>
            {at && (
              <time dateTime={at}>
                {new Date(at).toLocaleString(bcp47, { dateStyle: 'medium', timeStyle: 'medium' })}
              </time>
            )}
            {id && (
              <span>
                {messages['overlays.win.win']} {id}
              </span>
            )}
          </p>
        )}
      </div>
    </Modal>
  )
}
