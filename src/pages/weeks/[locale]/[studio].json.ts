import type { APIRoute } from 'astro'

import { BUILT_LOCALES, hasRoute } from '#config/build.ts'
import type { Locale } from '#config/locales.ts'
import { weekOf } from '../../../components/raffle/week-of.ts'
import { STUDIOS_WITH_GAMES } from '../../../components/studio-games.ts'

interface Props {
  readonly locale: Locale
  readonly studio: (typeof STUDIOS_WITH_GAMES)[number]
}

export const getStaticPaths = () =>
  (hasRoute('raffle') ? BUILT_LOCALES : []).flatMap(locale =>
    STUDIOS_WITH_GAMES.map(studio => ({
      params: { locale, studio: studio.slug },
      props: { locale, studio } satisfies Props
    }))
  )

export const GET: APIRoute<Props> = ({ props: { locale, studio } }) =>
  new Response(JSON.stringify(weekOf(locale, studio)))
