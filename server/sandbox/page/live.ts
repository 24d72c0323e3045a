import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

import { openEventStream, STREAMED } from '../../http/event-stream.ts'
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

  scope.get('/sandbox/live', STREAMED, async (_request, reply) => {
    const response = openEventStream(reply, ': welcome\n\n')
    response.on('close', () => open.delete(response))
    open.add(response)
  })
}
