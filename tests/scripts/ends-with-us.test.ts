import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'

import { PATIENT } from '#tests/support/patience.ts'

/** A part that starts a process, tells its id and never ends. */
const PART = `
  import { spawn } from 'node:child_process'
  import { runParts } from './bench/parts.ts'
  import { endsWithUs } from './tests/support/ends-with-us.ts'
  await runParts(
    {
      endless: async () => async () => {
        console.log('pid', endsWithUs(spawn('sleep', ['600'])).pid)
        await new Promise(resolve => setTimeout(resolve, 600_000))
        return true
      }
    },
    []
  )
`

test('what a part has started ends with it when it is asked to end', async () => {
  const part = spawn(process.execPath, ['--input-type=module-typescript', '-e', PART], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let said = ''
  const pid = await new Promise<number>(resolve =>
    part.stdout.on('data', chunk => {
      said += chunk
      const [, told] = /^pid (\d+)$/m.exec(said) ?? []
      if (told) resolve(Number(told))
    })
  )
  part.kill('SIGTERM')
  expect((await once(part, 'exit'))[0]).toBe(1)
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), PATIENT)
})
