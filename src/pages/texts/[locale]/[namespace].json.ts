import type { APIRoute } from 'astro'
import { BUILT_LOCALES } from '#config/build.ts'

import type { Locale } from '#config/locales.ts'
import { catalogue } from '#messages/catalogue.ts'
import { LATE_NAMESPACES, type LateNamespace } from '#messages/late.ts'

interface Props {
  readonly locale: Locale
  readonly namespace: LateNamespace
}

export const getStaticPaths = () =>
  BUILT_LOCALES.flatMap(locale =>
    LATE_NAMESPACES.map(namespace => ({
      params: { locale, namespace },
      props: { locale, namespace } satisfies Props
    }))
  )

export const GET: APIRoute<Props> = ({ props: { locale, namespace } }) =>
  new Response(JSON.stringify(catalogue(locale, namespace)))
