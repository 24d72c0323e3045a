import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import type { Locale } from '#config/locales.ts'
import { $gameAbout, askAboutAgain, type CatalogueGame } from '#stores/game/about.ts'
import { guarded } from '../ui/guarded.tsx'
import { type AboutGame, type AboutTexts, themeOf } from './about.ts'
import { BarFacts } from './BarFacts.tsx'
import { Facts } from './Facts.tsx'
import { Like } from './Like.tsx'

interface Props {
  readonly locale: Locale
  readonly texts: AboutTexts
  /** What stands behind the name in the document's title. */
  readonly site: string
  readonly showsReturn: boolean
}

const KINDS = {
  SLOT: 'slot',
  ROULETTE: 'roulette',
  BLACKJACK: 'blackjack',
  VIDEO_POKER: 'videoPoker',
  WHEEL: 'wheel'
} as const

const VOLATILITIES = { LOW: 'low', MEDIUM: 'medium', HIGH: 'high', VERY_HIGH: 'high' } as const

function aboutOf(told: CatalogueGame, showsReturn: boolean): AboutGame {
  const { slug, name, studio, categories, features, maxWin, stakes } = told
  return {
    slug,
    name,
    studio,
    categories,
    features,
    maxWin,
    kind: KINDS[told.kind],
    rtp: showsReturn ? told.rtp : null,
    volatility: told.volatility && VOLATILITIES[told.volatility],
    stakes,
    isLive: told.isLiveCasinoGame
  }
}

/** Where the page keeps room; what stood there until then goes. */
function usePlace(id: string, isWanted: boolean): Element | null {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    const found = isWanted ? document.getElementById(id) : null
    found?.replaceChildren()
    setPlace(found)
  }, [id, isWanted])
  return place
}

/** Makes the page of a game that is younger than the page the same as any other. */
export const LateGame = guarded(function LateGame({ locale, texts, site, showsReturn }: Props) {
  const about = useStore($gameAbout, { ssr: 'initial' })
  const isReady = about.status === 'ready'
  const bar = usePlace('late-bar', isReady || about.status === 'missing')
  const ground = usePlace('late-ground', isReady)
  const name = isReady ? about.game.name : about.status === 'missing' ? texts.nothing : undefined

  useEffect(() => {
    if (name !== undefined) document.title = `${name} | ${site}`
  }, [name, site])

  if (about.status === 'unanswered')
    return (
      <div className="gamefacts wrap">
        <button type="button" className="btn" onClick={askAboutAgain}>
          {texts.again}
        </button>
      </div>
    )
  if (about.status === 'missing') return bar && createPortal(<h1>{texts.nothing}</h1>, bar)
  if (about.status === 'loading') return <div className="gamefacts gamefacts--wait wrap" />
  const game = aboutOf(about.game, showsReturn)
  const tone = about.game.colours[0]
  const scene = `/art/backdrops/${game.kind === 'slot' ? themeOf(game) : 'vault'}-1280`
  return (
    <>
      {bar && createPortal(<BarFacts locale={locale} texts={texts} game={game} tone={tone} />, bar)}
      {ground &&
        createPortal(
          <picture className="stage__ground">
            <source type="image/avif" srcSet={`${scene}.avif`} />
            <img src={`${scene}.webp`} alt="" width={1280} height={720} />
          </picture>,
          ground
        )}
      <Facts locale={locale} texts={texts} game={game} />
      {about.like && <Like locale={locale} texts={texts} like={about.like} />}
    </>
  )
})
