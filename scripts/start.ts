// Builds what is stale and starts the whole casino on one port; prints where it is and how to sign in.
import { build } from './build.ts'

if (!build(process.env['LOBBY_OPERATOR'] ?? 'Infiniza')) process.exit(1)
// A person who starts it wants the address, not every request.
process.env['LOG_LEVEL'] ??= 'warn'
const { start } = await import('../server/index.ts')
await start()
