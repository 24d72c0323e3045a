import type { Visited } from './round.ts'
import { CHECKS } from './visit.ts'

const count = (visits: readonly Visited[], check: string) =>
  visits.flatMap(({ findings }) => findings.filter(finding => finding.check === check)).length

/** Prints the faults of each kind by operator, width and session; answers how many there are. */
export function printTable(visited: readonly Visited[]): number {
  const groups = Map.groupBy(visited, ({ operator, locale, width, isSignedIn }) =>
    [operator, locale, `${width} px`, isSignedIn ? 'signed in' : 'signed out'].join(', ')
  )
  const rows = [...groups].map(([group, visits]) => [
    group,
    {
      pages: visits.length,
      ...Object.fromEntries(CHECKS.map(check => [check, count(visits, check)]))
    }
  ])
  console.table(Object.fromEntries(rows))
  const faults = visited.flatMap(({ operator, path, width, findings }) =>
    findings.map(({ check, what }) => ({
      fault: `${check}: ${what}`,
      at: `${operator} ${path} ${width}`
    }))
  )
  const kinds = [...Map.groupBy(faults, ({ fault }) => fault)]
  for (const [fault, places] of kinds)
    console.error(`${places.length} × ${fault}, as on ${places[0]?.at}`)
  return faults.length
}
