/** The number that chance follows from: a new one, or that of a run to repeat (`LOBBY_SEED`). */
export function seedOf(): number {
  const seed = Number(process.env['LOBBY_SEED'] ?? Date.now() % 1_000_000)
  console.log(`LOBBY_SEED=${seed}`)
  return seed
}
