import { spawnSync } from 'node:child_process'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { HOUSE_JACKPOT } from '#config/jackpots.ts'
import { decidePending } from '#server/capabilities/jackpot/index.ts'
import { sharedSecrets, startPlatform } from '#tests/support/platform.ts'
import { play, scriptedRandom, takingPart } from './support.ts'

const { id } = HOUSE_JACKPOT

test('the check of the records ends with an error once one was changed', async () => {
  const platform = await startPlatform({ random: scriptedRandom().random })
  const { config, db } = platform.ports
  const player = await takingPart(platform, { value: '0.05' })
  for (let bet = 1; bet <= 2; bet++) await play(platform, player, '10.00')
  await decidePending(platform.ports, id)
  const check = () =>
    spawnSync(process.execPath, ['scripts/check-jackpot-records.ts'], {
      encoding: 'utf8',
      timeout: 60_000,
      env: {
        ...process.env,
        DATABASE_URL: config.databaseUrl,
        LOBBY_DATA: config.dataDir,
        LOBBY_SECRETS_FILE: sharedSecrets(),
        LOG_LEVEL: 'silent'
      }
    })
  const { status, stdout, stderr } = check()
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: `${id}: 2 records, 0 faults\n`,
    stderr: ''
  })
  await sql`update jackpot_decisions set at = now(), hash = 'x' where number = 2`.execute(db.kysely)
  const broken = check()
  expect(broken.status).toBe(1)
  expect(broken.stderr).toBe(`${id} 2: HASH\n${id} 2: END\n`)
  await platform.close()
})
