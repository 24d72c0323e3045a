// Whether time tells an address that has an account from one that has none: about six minutes once the site is built.
import { benchSilence } from '../silence.ts'
import { withStack } from './stand.ts'

const ROUNDS = 7
const MOST_APART_MS = 20

/** Asks with addresses of players and with those of nobody, turn and turn about, and compares the medians. */
export async function enumeration(): Promise<boolean> {
  const figures = await withStack(stack => benchSilence(stack, ROUNDS))
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
