// Plays the slots' models, or those named, and prints what came back: measure-slots.ts <rounds> [model ...]

import { MODELS } from '#engine/slots/models/models.ts'
import { returnOf } from '#engine/slots/return/return-of.ts'
import { simulate } from '#engine/slots/return/simulate.ts'

const [rounds = '1000000', ...names] = process.argv.slice(2)
for (const [name, model] of Object.entries(MODELS)) {
  if (names.length > 0 && !names.includes(name)) continue
  const measured = simulate(model, Number(rounds), 2026)
  console.log(JSON.stringify({ name, exact: returnOf(model), ...measured }))
}
