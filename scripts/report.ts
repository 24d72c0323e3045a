/** Ends a check: one line when nothing was found, else every fault and a failing exit. */
export function report(check: string, faults: readonly string[]): void {
  if (faults.length === 0) {
    console.log(`${check}: nothing found`)
    return
  }
  for (const fault of faults) console.error(fault)
  console.error(`${check}: ${faults.length} found`)
  process.exit(1)
}
