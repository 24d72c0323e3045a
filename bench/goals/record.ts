import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

import { GOALS, type GoalId } from './goals.ts'

const FOLDER = 'bench/goals/results'
const PAGE = 'docs/reliability.md'
const START = '<!-- goals -->'
const END = '<!-- /goals -->'

export interface Measured {
  readonly isMet: boolean
  /** The figures, in words. */
  readonly figures: string
  /** What was typed, where it is not the goal's own command. */
  readonly command?: string
}

interface Kept extends Required<Measured> {
  readonly takenAt: string
  readonly machine: string
}

const machine = () =>
  `${cpus().length} cores ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`

const fileOf = (id: GoalId) => `${FOLDER}/${id}.json`

const keptOf = (id: GoalId): Kept | undefined =>
  existsSync(fileOf(id)) ? JSON.parse(readFileSync(fileOf(id), 'utf8')) : undefined

function row(id: GoalId): string {
  const kept = keptOf(id)
  const name = `G${Number(id.slice(-2))}`
  if (!kept) return `| ${name} | ${GOALS[id].text} | not measured | – | \`${GOALS[id].command}\` |`
  const { isMet, figures, takenAt, command } = kept
  return `| ${name} | ${GOALS[id].text} | ${isMet ? 'met' : '**missed**'}: ${figures} | ${takenAt.slice(0, 10)} | \`${command}\` |`
}

const HEAD = [
  '| goal | what must hold | figures | taken | command |',
  '| --- | --- | --- | --- | --- |'
]

/** The tables of docs/reliability.md, from what is kept. */
export function goalTables(): string {
  const ids = Object.keys(GOALS) as GoalId[]
  const machines = new Set(ids.flatMap(id => keptOf(id)?.machine ?? []))
  const table = (kind: string) => [...HEAD, ...ids.filter(id => id.startsWith(kind)).map(row)]
  return [
    `Measured on: ${[...machines].join('; ') || 'nothing yet'}.`,
    '',
    '## Security and reliability',
    '',
    ...table('security'),
    '',
    '## Speed',
    '',
    ...table('speed')
  ].join('\n')
}

/** Writes the tables anew. */
export function writeGoalPage(): void {
  const text = readFileSync(PAGE, 'utf8')
  const [before, after] = [text.indexOf(START), text.indexOf(END)]
  if (before < 0 || after < before) throw new Error(`${PAGE} has no place for the tables`)
  const kept = [text.slice(0, before + START.length), text.slice(after)]
  writeFileSync(PAGE, kept.join(`\n\n${goalTables()}\n\n`))
  spawnSync('biome', ['format', '--write', PAGE], { stdio: 'ignore' })
}

/** Keeps what a run measured, met or not, and writes it into docs/reliability.md. */
export function recordGoal(id: GoalId, { isMet, figures, command }: Measured): void {
  const kept: Kept = {
    isMet,
    figures,
    command: command ?? GOALS[id].command,
    takenAt: new Date().toISOString(),
    machine: machine()
  }
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(id), `${JSON.stringify(kept, null, 2)}\n`)
  console.log(`${id} ${isMet ? 'met' : 'MISSED'}: ${figures}`)
  writeGoalPage()
}
