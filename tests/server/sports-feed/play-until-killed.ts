// A process of its own that plays a world on the house's database, until it is killed.
import { readConfig } from '#server/config.ts'
import { createPlatform } from '#server/platform.ts'
import { provide, smallWorld } from './small-world.ts'

const [competition = ''] = process.argv.slice(2)
const { app, listen, ports } = await createPlatform(readConfig(process.env))
provide(smallWorld(competition))(app, ports)
await listen()
process.stdout.write('open\n')
