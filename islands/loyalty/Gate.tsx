import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { href, type RouteName } from '#config/routes.ts'
import { $gamification } from '#stores/loyalty/gamification.ts'
import type { TextProps } from './props.ts'

type Gamification = ReturnType<typeof $gamification.get>
type Block = Extract<Gamification, { status: 'off' }>['block']

/** Where what stands in the way is dealt with. */
const WAYS: Partial<Record<Block, RouteName>> = {
  KYC_REQUIRED: 'documents',
  SOURCE_OF_WEALTH_EXPIRED: 'sourceOfWealth'
}

/** In the place of the page for whom there is no programme. */
export function Gate({ locale, texts }: TextProps) {
  const gamification = useStore($gamification)
  const block = gamification.status === 'off' ? gamification.block : undefined
  useEffect(() => {
    if (!block) return
    // The page was built with the programme, and stands around the islands in plain words.
    document.documentElement.dataset['loyalty'] = 'off'
    return () => {
      delete document.documentElement.dataset['loyalty']
    }
  }, [block])
  if (!block) return null
  const way = WAYS[block]
  return (
    <div className="wrap lost">
      <h1>{texts['loyalty.off']}</h1>
      <p>{texts[`loyalty.off.${block}`]}</p>
      <p className="acts">
        {way && (
          <a className="btn" href={href(locale, way)}>
            {texts['loyalty.off.way']}
          </a>
        )}
        <a className={way ? 'btn btn--quiet' : 'btn'} href={href(locale, 'lobby')}>
          {texts['loyalty.home']}
        </a>
      </p>
    </div>
  )
}
