/** Says what it found, keeps its goals, and answers whether all of it was right. */
export type Part = () => Promise<boolean>

/**
 * Runs the parts that are named, or all of them, one after the other, and ends the process with 1 if
 * one was not right. Each is loaded when its turn comes. What begins with two dashes is for the part
 * itself to read, and written in one word (`--times=3`).
 */
export async function runParts(
  parts: Readonly<Record<string, () => Promise<Part>>>,
  given: readonly string[]
): Promise<never> {
  const named = given.filter(word => !word.startsWith('--'))
  const unknown = named.filter(name => !Object.hasOwn(parts, name))
  if (unknown.length > 0) {
    console.error(
      `No part is called ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`
    )
    process.exit(2)
  }
  // Without a handler a signal ends this process alone, and what it has started runs on.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const chosen = named.length > 0 ? named : Object.keys(parts)
  const wrong: string[] = []
  for (const name of chosen) {
    console.log(`\n${name}`)
    const since = performance.now()
    const part = await parts[name]?.()
    const isRight = await part?.()
    console.log(
      `${name}: ${isRight ? 'right' : 'NOT RIGHT'} after ${((performance.now() - since) / 1000).toFixed(1)} s`
    )
    if (!isRight) wrong.push(name)
  }
  if (wrong.length > 0) console.error(`Not right: ${wrong.join(', ')}`)
  process.exit(wrong.length > 0 ? 1 : 0)
}
