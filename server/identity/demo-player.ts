import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { DEMO_MAIL } from '../banner.ts'
import { createPlayer, findPlayerByEmail } from '../capabilities/player/index.ts'
import type { Ports } from '../ports.ts'
import { hashPassword } from './passwords.ts'

/** Puts a player with a generated password into a new sandbox and notes both in the data folder. */
export async function addDemoPlayer({ db, clock, config, random }: Ports): Promise<void> {
  if (await findPlayerByEmail(db.kysely, DEMO_MAIL)) return
  const password = config.secrets.demoPassword
  const passwordHash = await hashPassword(password)
  await db.transaction(tx =>
    createPlayer(tx, {
      id: random.uuid(),
      createdAt: clock.now(),
      house: config,
      email: DEMO_MAIL,
      emailVerified: true,
      passwordHash,
      firstName: 'Aino',
      lastName: 'Demo',
      dateOfBirth: '1990-05-17',
      country: 'FI',
      // Of the range that is never given out; by it the sandbox's banks find the player.
      ssn: '170590-917T',
      language: 'en',
      kycStatus: 'Done'
    })
  )
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const note = JSON.stringify({ email: DEMO_MAIL, password }, null, 2)
  writeFileSync(join(config.dataDir, 'demo.json'), `${note}\n`, { mode: 0o600 })
}
