import { returnOf } from './engine/return/return-of.ts'
import { simulate } from './engine/return/simulate.ts'
import { MODELS } from './models/models.ts'

// Plays every model, or those named: node server/games/measure.ts <rounds> [model ...]
const [rounds = '1000000', ...names] = process.argv.slice(2)
for (const [name, model] of Object.entries(MODELS)) {
  if (names.length > 0 && !names.includes(name)) continue
  const exact = returnOf(model)
  const measured = simulate(model, Number(rounds), 2026)
  process.stdout.write(`${JSON.stringify({ name, exact, ...measured })}\n`)
}
