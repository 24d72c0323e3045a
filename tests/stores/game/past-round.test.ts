import { afterEach, expect, test } from 'vitest'

import { $game, closeGame, launchGame } from '#stores/game/game.ts'
import { openTestPage } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const FRAME = 'http://games.test/play/emerald-tide/?token=t'

afterEach(closeGame)

test.each([
  ['/en/games/emerald-tide/?round=r%201', `${FRAME}&round=r+1`],
  ['/en/games/emerald-tide/', FRAME]
])('a game opened at %s has the frame %s', async (address, frameUrl) => {
  const page = openTestPage(address)
  storeOidcUser(page)
  page.answer('LaunchGame', {
    launchGame: { ok: { frameUrl: FRAME, roundPending: false }, error: null }
  })
  await launchGame('emerald-tide')
  expect($game.get()).toMatchObject({ status: 'running', frameUrl })
})
