// The model of the purse, and whether a fault in the code of money would be seen: about four minutes.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

import { recordGoal } from '../goals/record.ts'

const SEQUENCES = 2000
const MODEL = 'tests/server/ledger/properties.test.ts'
const CONFIG = 'bench/faults/mutants/stryker.json'
const REPORT = 'reports/mutants.json'
const SHARE = 85

interface Mutant {
  readonly status: string
  readonly replacement?: string
  readonly location: { readonly start: { readonly line: number } }
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>
}

const KILLED = ['Killed', 'Timeout']
const ALIVE = ['Survived', 'NoCoverage']

/** Whether the ledger does what a plain model does, in so many sequences of 25 to 40 commands. */
function modelHolds(): boolean {
  const args = ['run', '--project', 'server-postgres', '--testTimeout', '1800000', MODEL]
  const env = { ...process.env, LEDGER_SEQUENCES: String(SEQUENCES) }
  return spawnSync('vitest', args, { stdio: 'inherit', env }).status === 0
}

/** Changes the code one place at a time and tells how many changes the tests saw. */
function mutate() {
  rmSync(REPORT, { force: true })
  const { status } = spawnSync('stryker', ['run', CONFIG], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`Stryker ended with ${status}`)
  const { files } = JSON.parse(readFileSync(REPORT, 'utf8')) as Report
  const all = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map(mutant => ({ file, ...mutant }))
  )
  const alive = all.filter(({ status }) => ALIVE.includes(status))
  for (const { file, location, replacement } of alive)
    console.error(`ALIVE: ${file}:${location.start.line} ${replacement}`)
  const killed = all.filter(({ status }) => KILLED.includes(status)).length
  const score = (100 * killed) / Math.max(1, killed + alive.length)
  return { files: Object.keys(files).length, mutants: killed + alive.length, score }
}

/** Plays long random sequences against a model of the purse, and mutates the rules of money and limits. */
export async function mutants(): Promise<boolean> {
  const holds = modelHolds()
  const { files, mutants: count, score } = mutate()
  const isMet = holds && score >= SHARE
  recordGoal('security-18', {
    isMet,
    figures: `${SEQUENCES} sequences of 25 to 40 commands: ${holds ? 'as the model' : 'not as the model'}; ${score.toFixed(1)} % of ${count} mutants in ${files} files killed`
  })
  return isMet
}
