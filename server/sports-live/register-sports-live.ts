import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'

import { hasOwnBook } from '../config.ts'
import type { Ports } from '../ports.ts'
import { serveCounts } from './counts-route.ts'
import { Hall } from './hall.ts'
import { serveMarked } from './marked-route.ts'
import { serveResults } from './results-route.ts'
import { serveSearch } from './search-route.ts'
import { serveLiveSocket } from './socket.ts'
import { serveStatistics } from './statistics-route.ts'
import { serveTopics } from './topics-route.ts'

function measure({ audience, board, counts, fanOut, ports }: Hall): void {
  const registers = [ports.metrics.registry]
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      }
    })
  gauge('sports_live_listeners', 'Sockets of live prices in this process', () => audience.size)
  gauge('sports_live_events', 'Events on the board of this process', () => board.size)
  gauge('sports_live_reads', 'Readings of events for all listeners together', () => counts.reads)
  gauge('sports_live_updates', 'Frames made, each for all who follow a topic', () => counts.frames)
  gauge('sports_live_frames', 'Frames that went to listeners', () => fanOut.counts.frames)
  gauge(
    'sports_live_skipped',
    'Frames that slow listeners were spared',
    () => fanOut.counts.skipped
  )
}

/** Serves live prices and scores on their own origin, over HTTP and by socket. */
export function registerSportsLive(app: FastifyInstance, ports: Ports): void {
  if (!hasOwnBook(ports.config)) return
  const hall = new Hall(ports)
  serveTopics(app, hall)
  serveCounts(app, hall)
  serveMarked(app, hall)
  serveSearch(app, hall)
  serveStatistics(app, hall)
  serveResults(app, hall)
  serveLiveSocket(app, hall)
  measure(hall)
  app.addHook('onClose', async () => hall.close())
}
