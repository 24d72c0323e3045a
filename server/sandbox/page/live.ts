import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

import { takenEvents } from '../../measures/taken-events.ts'
import { takenReports } from '../../measures/taken-reports.ts'
import type { Ports } from '../../ports.ts'

const SILENT_MS = 20_000

/** Tells open consoles, as server-sent events, that pages have told something. */
export function serveLive(scope: FastifyInstance, ports: Ports): void {
  const open = new Set<ServerResponse>()
  const all = (text: string) => {
    for (const response of open) response.write(text)
  }
  const tell = () => all('event: told\ndata: {}\n\n')
  const forget = [takenEvents(ports), takenReports(ports)].map(taken => taken.onTaken(tell))
  const silence = setInterval(all, SILENT_MS, ': still here\n\n').unref()
  scope.addHook('preClose', async () => {
    for (const each of forget) each()
    clearInterval(silence)
    for (const response of open) response.end()
  })

  scope.get('/sandbox/live', async (_request, reply) => {
    reply.hijack()
    const response = reply.raw
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(': welcome\n\n')
    response.on('close', () => open.delete(response))
    open.add(response)
  })
}
