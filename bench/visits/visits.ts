// What a visit to the next page costs: `npm run bench visits`, about five minutes.
import { OPERATORS } from '#config/operators.ts'
import { openHouse } from '#tests/support/open-house.ts'
import { build } from '../../scripts/build.ts'
import { findBrowser } from '../../scripts/find-browser.mjs'
import { recordGoal } from '../goals/record.ts'
import { preparedVisits } from './prepared.ts'
import { softVisits } from './soft.ts'

const OPERATOR = 'Infiniza'
const VISITS = 50
const ROUNDS = 3
const LARGEST = 10_240
const PAINTED_WITHIN_MS = 100

/**
 * Fifty visits of a player whose game runs on, and visits to pages that the
 * browser has prepared because a pointer rested on their link.
 */
export async function visits(): Promise<boolean> {
  const { env, sentence } = findBrowser(`${process.cwd()}/`, process.execPath)
  const browserPath = env.CHROMIUM_PATH
  if (!browserPath) throw new Error(sentence ?? 'There is no browser')
  Object.assign(process.env, env)
  if (!build(OPERATOR)) return false
  const house = await openHouse(`dist/${OPERATORS[OPERATOR].slug}`, '', OPERATOR)
  try {
    const soft = await softVisits(house, browserPath, VISITS)
    console.log(`  of other kinds the visits asked for: ${JSON.stringify(soft.others)}`)
    const prepared = await preparedVisits(house, browserPath, ROUNDS)
    const isMet =
      soft.pages === VISITS &&
      soft.largest <= LARGEST &&
      soft.sockets + soft.documents + soft.gamesLoaded === 0 &&
      prepared.prepared === prepared.visits &&
      prepared.median <= PAINTED_WITHIN_MS
    recordGoal('speed-06', {
      isMet,
      figures: [
        `${VISITS} visits, ${soft.pages} pages asked for, the largest ${soft.largest} B, ${soft.sockets} sockets opened, ${soft.documents} documents and ${soft.gamesLoaded} games loaded anew`,
        `${prepared.prepared} of ${prepared.visits} pages prepared, painted ${prepared.median.toFixed(0)} ms after the press (${prepared.least.toFixed(0)} to ${prepared.most.toFixed(0)}), ${prepared.plain.toFixed(0)} ms where nothing was prepared`
      ].join('; ')
    })
    return isMet
  } finally {
    await house.close()
  }
}
