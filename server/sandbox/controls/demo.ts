import { DEMO_MAIL } from '../../banner.ts'
import { findPlayerByEmail } from '../../capabilities/player/index.ts'
import type { Ports } from '../../ports.ts'
import { platformControl } from '../control.ts'
import { object, TEXT, TEXT_OR_NULL } from '../schemas.ts'

export const readDemoPlayer = platformControl({
  id: 'readDemoPlayer',
  method: 'GET',
  path: '/demo',
  summary: 'The player who is there from the start, with the password.',
  fields: {},
  answer: object({ playerId: TEXT_OR_NULL, email: TEXT, password: TEXT }),
  run: ports => demoPlayer(ports)
})

/** Name and password of the player who is there from the start. */
export const demoPlayer = async ({ db, config }: Ports) => ({
  playerId: (await findPlayerByEmail(db.kysely, DEMO_MAIL))?.id ?? null,
  email: DEMO_MAIL,
  password: config.secrets.demoPassword
})
