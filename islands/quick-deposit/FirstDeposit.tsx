import { useStore } from '@nanostores/react'
import { type ReactNode, Suspense, use, useEffect, useState } from 'react'

import { CASHIER } from '#config/cashier-table.ts'
import type { Locale } from '#config/locales.ts'
import { pathTo } from '#config/paths.ts'
import { lateTexts } from '#stores/late-texts.ts'
import { currentLicence } from '#stores/licence.ts'
import { $limits } from '#stores/limits/limits.ts'
import { protectionToolsShown } from '#stores/limits/tools-shown.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './quick-deposit.module.css'

interface Props {
  readonly locale: Locale
  readonly waiting: ReactNode
  /** Whether there is a form already, above which it stands. */
  readonly isHere: boolean
  readonly children: ReactNode
}

/** Above a form: the tools and the limit to set, where the licence wants them told of first. */
export function FirstDeposit(props: Props) {
  const rules = CASHIER[currentLicence()]
  if (!rules?.asksForLimits && !rules?.tellsOfTools) return props.children
  return (
    <Suspense fallback={props.waiting}>
      <Told {...props} />
    </Suspense>
  )
}

function Told({ locale, waiting, isHere, children }: Props) {
  const texts = use(lateTexts(locale, 'limits'))
  const limits = useStore($limits, { ssr: 'initial' })
  const [isShown, show] = useState(false)
  const isReady = limits.status === 'ready'
  const isToShow = isReady && limits.toolsToShow && isHere
  const isAsked = isReady && limits.asksForDepositLimit && isHere
  useEffect(() => {
    // Once shown it stays, though the platform has it on record from now on.
    if (isToShow || isAsked) show(true)
    if (isToShow) void protectionToolsShown()
  }, [isToShow, isAsked])
  // A form that moved under the hand would be pressed at the wrong place.
  if (limits.status === 'loading') return waiting
  return (
    <>
      {isHere && (isShown || isToShow || isAsked) && (
        <section className={styles.tools} aria-labelledby="deposit-tools">
          <Icon name="limits" />
          <div>
            <h3 id="deposit-tools">{texts['limits.tools']}</h3>
            <p>{texts['limits.tools.text']}</p>
            <p className={styles.toolActs}>
              {isAsked && (
                <a className="btn btn--quiet" href={pathTo(locale, 'limits')}>
                  {texts['limits.tools.set']}
                </a>
              )}
              <a className="link" href={pathTo(locale, 'responsiblePlay')}>
                {texts['limits.tools.more']}
              </a>
            </p>
          </div>
        </section>
      )}
      {children}
    </>
  )
}
