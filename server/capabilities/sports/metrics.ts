import { Counter } from 'prom-client'

import type { Ports } from '../../ports.ts'

interface Figures {
  readonly bets: Counter<'outcome'>
  readonly settled: Counter<'status'>
}

const FIGURES = new WeakMap<Ports['metrics'], Figures>()

/** The figures of a platform, made when they are first asked for: at its start, so that they begin with nought. */
export function figuresOf({ metrics }: Pick<Ports, 'metrics'>): Figures {
  const known = FIGURES.get(metrics)
  if (known) return known
  const registers = [metrics.registry]
  const figures: Figures = {
    bets: new Counter({
      name: 'sports_bets_total',
      help: 'Bets that were asked for, by what became of them at once',
      labelNames: ['outcome'],
      registers
    }),
    settled: new Counter({
      name: 'sports_settled_total',
      help: 'Times that a bet was settled, or settled anew, by what it is then',
      labelNames: ['status'],
      registers
    })
  }
  FIGURES.set(metrics, figures)
  return figures
}

export const betsCounter = (ports: Pick<Ports, 'metrics'>) => figuresOf(ports).bets
export const settledCounter = (ports: Pick<Ports, 'metrics'>) => figuresOf(ports).settled
