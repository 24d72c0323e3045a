import type { APIRoute } from 'astro'

import { shelf } from '../components/shelf.ts'

export const GET: APIRoute = () => new Response(JSON.stringify(shelf()))
