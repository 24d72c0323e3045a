import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A tool of one run alone, kept outside the lock file. */
export interface FetchedTool {
  /** Name and exact version. */
  readonly package: string
  readonly folder: string
  /** The file of it that is run. */
  readonly file: string
}

/** Whether the tool is there or could be fetched; its install scripts never run. */
export function hasTool({ package: name, folder, file }: FetchedTool): boolean {
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--prefix', folder, name]
  return existsSync(file) || spawnSync('npm', args, { stdio: 'ignore' }).status === 0
}
