// The casino as it stands on many machines, on this one: `npm run scale [-- --seconds n --players n --no-browser]`.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

import { startPostgres } from '#tests/support/postgres-server.ts'
import { openStack } from '#tests/support/stack.ts'
import { build } from '../../scripts/build.ts'
import { load } from './load.ts'

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    players: { type: 'string', default: '30' },
    /** Leaves the browser tests out, which take most of the time. */
    'no-browser': { type: 'boolean', default: false },
    /** Of the browser tests, those whose file or title has this in it. */
    grep: { type: 'string' }
  }
})

function browse(): boolean {
  const grep = options.grep ? ['--grep', options.grep] : []
  const env = { ...process.env, LOBBY_TEST_HOUSE: 'stack' }
  return spawnSync('playwright', ['test', ...grep], { stdio: 'inherit', env }).status === 0
}

if (!build('Infiniza')) process.exit(1)
let isRight = options['no-browser'] || browse()
const postgres = await startPostgres(['fsync=on'])
try {
  const began = performance.now()
  const stack = await openStack({ databaseUrl: postgres.url })
  console.log(
    `${stack.processes.length} processes behind nginx, PostgreSQL and Redis: open after ${((performance.now() - began) / 1000).toFixed(1)} s`
  )
  try {
    const facts = await load(stack, {
      players: Number(options.players),
      seconds: Number(options.seconds),
      databaseUrl: postgres.url
    })
    const { bets, deposits, took, interrupted, faults } = facts
    console.log(
      `${options.players} players, ${options.seconds} s, one process killed and one replaced: ${bets} bets (${took.bet.p50} ms median, ${took.bet.p99} ms p99), ${deposits} deposits (${took.deposit.p50} ms, ${took.deposit.p99} ms)`
    )
    console.log(`asked again because nobody answered: ${JSON.stringify(interrupted)}`)
    for (const fault of faults) console.error(`FAULT: ${fault}`)
    console.log(faults.length === 0 ? 'Nothing is lost, nobody is signed out.' : 'Not right.')
    isRight &&= faults.length === 0
  } finally {
    await stack.close()
  }
} finally {
  await postgres.stop()
}
process.exit(isRight ? 0 : 1)
