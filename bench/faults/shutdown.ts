// A busy process is asked to end, and two behind nginx are replaced one by one: two minutes.
import { recordGoal } from '../goals/record.ts'
import { endUnderLoad } from './end-under-load.ts'
import { buildOnce, withHouse, withPostgres } from './house-for.ts'
import { replaceOneByOne } from './replace-one-by-one.ts'

const GONE_WITHIN_MS = 10_000
const GOING_AWAY = '1001'

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** What an end in order costs those who are served: nothing that was said to be done. */
export async function shutdown(): Promise<boolean> {
  const end = await withHouse(endUnderLoad)
  console.log(JSON.stringify(end))
  const replaced = await withPostgres(async url => {
    buildOnce()
    return await replaceOneByOne(url)
  })
  console.log(JSON.stringify(replaced))
  const { closes, ms, underWay, unanswered, acknowledged, lost } = end
  const { tabs, most, reconnections, errors, faults } = replaced
  const sockets = sum(Object.values(closes))
  const away = closes[GOING_AWAY] ?? 0
  const isMet =
    ms <= GONE_WITHIN_MS &&
    unanswered === 0 &&
    lost === 0 &&
    away === sockets &&
    Math.max(...most) <= 1 &&
    errors === 0 &&
    faults.length === 0
  recordGoal('security-17', {
    isMet,
    figures: [
      `gone after ${(ms / 1000).toFixed(1)} s`,
      `${underWay - unanswered} of ${underWay} calls under way answered`,
      `${away} of ${sockets} sockets closed with ${GOING_AWAY}`,
      `${lost} of ${acknowledged} acknowledged bets lost`,
      `${most.length} processes replaced: ${reconnections.join(' and ')} reconnections of ${tabs} tabs, ${Math.max(...most)} at most of one tab each time`,
      `${errors} errors told, ${faults.length} faults in the books`
    ].join('; ')
  })
  for (const fault of faults) console.error(`wrong: ${fault}`)
  return isMet
}
