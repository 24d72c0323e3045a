// Holds docs/asvs.md against tests, documents and code, and counts what is met. A second.
import { faults } from '../../scripts/asvs/faults.ts'
import { count } from '../../scripts/asvs/page.ts'
import { readChapters } from '../../scripts/asvs/requirements.ts'
import { recordGoal } from '../goals/record.ts'
import type { Part } from '../parts.ts'

const LEAST_SHARE = 0.95
const LEAST_OF_LEVEL_3 = 20

export const asvs: Part = async () => {
  const chapters = readChapters()
  const found = faults(chapters)
  for (const fault of found) console.error(fault)
  const [first, both, third] = [[1], [1, 2], [3]].map(levels => count(chapters, levels))
  if (!first || !both || !third) return false
  const isMet =
    found.length === 0 &&
    first.met === first.applies &&
    both.met >= LEAST_SHARE * both.applies &&
    third.met >= LEAST_OF_LEVEL_3
  recordGoal('security-05', {
    isMet,
    figures: `${first.met} of the ${first.applies} of level 1 that apply, ${both.met} of the ${both.applies} of levels 1 and 2 (${((100 * both.met) / both.applies).toFixed(1)} %), ${third.met} of level 3`
  })
  return found.length === 0
}
