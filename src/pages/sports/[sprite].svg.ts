import type { APIRoute } from 'astro'
import { hasRoute } from '#config/build.ts'

import { crestSprite } from '../../components/sports/crests.ts'

export const getStaticPaths = () => (hasRoute('sports') ? [{ params: { sprite: 'crests' } }] : [])

export const GET: APIRoute = () =>
  new Response(crestSprite(), { headers: { 'content-type': 'image/svg+xml' } })
