// Works out the return of every title, or plays it where only play can tell, and fails where another
// is told: returns.ts [--rounds 10000000] [--seed 1]. Nightly; half an hour on a quiet core.
import { parseArgs } from 'node:util'

import { SHELF } from '#config/catalogue/games.ts'
import { isTold, mathematicsOf, type Return, returnOf } from '#engine/returns.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / 86_400_000)) }
  }
})
const [rounds, seed] = [Number(values.rounds), Number(values.seed)]
console.log(`${rounds} rounds of each game that is played; seed ${seed}`)

const percent = (share: number) => `${(share * 100).toFixed(4)} %`

const how = (found: Return) =>
  found.kind === 'exact' ? 'exact' : `played, ± ${percent(found.error)} a standard error`

const known = new Map<string, ReturnType<typeof returnOf>>()
let faults = 0
for (const { title } of SHELF) {
  const mathematics = mathematicsOf(title.slug)
  const { told, found } = known.get(mathematics) ?? returnOf(mathematics, rounds, seed)
  known.set(mathematics, { told, found })
  const isRight = isTold(told, found)
  if (!isRight) faults += 1
  const columns = [
    title.name.padEnd(26),
    mathematics.padEnd(18),
    `told ${(told * 100).toFixed(2)} %`,
    `is ${percent(found.mean)}`,
    how(found),
    isRight ? '' : 'NOT WHAT IS TOLD'
  ]
  console.log(columns.join('  ').trimEnd())
}
console.log(`${SHELF.length} titles, ${faults} of which tell another return than they have`)
if (faults > 0) process.exitCode = 1
