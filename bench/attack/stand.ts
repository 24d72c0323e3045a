import { globSync } from 'node:fs'
import { join } from 'node:path'

import { startPostgres } from '#tests/support/postgres-server.ts'
import { openStack, type Stack } from '#tests/support/stack.ts'
import { build } from '../../scripts/build.ts'

/** Runs something against the product as it stands on many machines, and takes all of it down again. */
export async function withStack<Found>(
  run: (stack: Stack) => Promise<Found>,
  count = 1
): Promise<Found> {
  if (!build('Infiniza')) throw new Error('The site was not built')
  const postgres = await startPostgres()
  try {
    const stack = await openStack({ databaseUrl: postgres.url, count, env: { LOG_LEVEL: 'info' } })
    try {
      return await run(stack)
    } finally {
      await stack.close()
    }
  } finally {
    await postgres.stop()
  }
}

/** The addresses of all files of a built site; of those compressed beforehand only the files themselves. */
export const siteFiles = (folder: string): readonly string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter(file => file.isFile() && !/^\.|\.(?:br|gz|dcz)$/.test(file.name))
    .map(file => `${join(file.parentPath, file.name).slice(folder.length)}`)
    .map(file => file.replace(/\/index\.html$/, '/'))
