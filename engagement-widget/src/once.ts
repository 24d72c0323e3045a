/**
 * Runs one piece of work at a time. Whoever asks while it runs gets one more run after it: with what
 * they asked for when they were alone, with all of it when they were several.
 */
export function once<Asked>(
  work: (asked: Asked | undefined) => Promise<void>
): (asked?: Asked) => Promise<void> {
  let running: Promise<void> | undefined
  let next: { asked: Asked | undefined } | undefined

  const run = async (asked: Asked | undefined) => {
    await work(asked)
    while (next) {
      const { asked } = next
      next = undefined
      await work(asked)
    }
  }

  return asked => {
    if (running) {
      next = next ? { asked: undefined } : { asked }
      return running
    }
    running = run(asked).finally(() => {
      running = undefined
    })
    return running
  }
}
