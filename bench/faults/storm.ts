// 200 sockets through six faults of the line: a minute.
import { recordGoal } from '../goals/record.ts'
import { benchStorm } from '../reconnect-storm.ts'
import { buildOnce, SITE, withPostgres } from './house-for.ts'

const WITHIN_MS = 10_000

/** Every socket streams again after every fault, and nothing is held when all have gone. */
export const storm = () =>
  withPostgres(async url => {
    buildOnce()
    const { clients, facts, left } = await benchStorm(SITE, url)
    for (const fact of facts) console.log(JSON.stringify(fact))
    const slowest = Math.max(...facts.map(({ recovered }) => recovered))
    const errors = facts.at(-1)?.errors ?? 0
    const isWhole = facts.every(
      ({ sockets, streams }) => sockets === clients && streams === clients
    )
    const isGone = left.sockets === 0 && left.streams === 0
    const isMet = slowest <= WITHIN_MS && errors === 0 && isWhole && isGone
    const each = facts.map(({ recovered }) => (recovered / 1000).toFixed(1)).join(' / ')
    recordGoal('security-03', {
      isMet,
      figures: `${clients} sockets, ${facts.length} faults: all stream again after ${each} s; ${errors} errors told; ${left.sockets} sockets and ${left.streams} streams held when all had gone`
    })
    return isMet
  })
