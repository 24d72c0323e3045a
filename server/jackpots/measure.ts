import { Gauge } from 'prom-client'

import type { Hall } from './hall.ts'

/** Tells how many listen in this process, and what they were sent. */
export function measure({ audience, fanOut, ports }: Hall, ticks: () => number): void {
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
  gauge('jackpot_listeners', 'Jackpot sockets that are open in this process', () => audience.size)
  gauge('jackpot_ticks', 'Rounds in which listeners were told how things stand', ticks)
  gauge('jackpot_frames', 'Frames that went to all listeners', () => fanOut.counts.frames)
  gauge('jackpot_skipped', 'Frames that slow listeners were spared', () => fanOut.counts.skipped)
}
