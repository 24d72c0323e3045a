// Whether time tells an address that has an account from one that has none: about six minutes once the site is built.

import { openHouse } from '#tests/support/open-house.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { build } from '../../scripts/build.ts'
import { benchSilence } from '../silence.ts'

const ROUNDS = 7
const MOST_APART_MS = 20

/** Asks with addresses of players and with those of nobody, turn and turn about, and compares the medians. */
export async function enumeration(): Promise<boolean> {
  if (!build('Infiniza')) throw new Error('The site was not built')
  const postgres = await startPostgres()
  // No host in front, which would say that all who ask are one: the brakes would answer first.
  const house = await openHouse('dist/infiniza', postgres.url, 'Infiniza')
  const figures = await benchSilence(house, ROUNDS).finally(async () => {
    await house.close()
    await postgres.stop()
  })
  let isRight = true
  for (const { name, measured, reference, isClaimed } of figures) {
    const apart = measured.median - reference.median
    const isTold = Math.abs(apart) >= MOST_APART_MS
    isRight &&= !isTold
    console.log(
      `${name}: ${apart.toFixed(1)} ms apart (${measured.median.toFixed(1)} and ${reference.median.toFixed(1)}), ${isClaimed ? 'told apart' : 'not told apart'}`
    )
  }
  return isRight
}
