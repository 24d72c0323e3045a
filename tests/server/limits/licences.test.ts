import { expect, test } from 'vitest'

import { LICENCES, type LicenceCode } from '#config/licences.ts'
import { limitName } from '#rules/limits/names.ts'
import { offeredLimits } from '#rules/limits/offered.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { newPlayer } from '#tests/support/player.ts'
import { houseUnder, limitsDesk } from './support.ts'

const codes = Object.keys(LICENCES) as LicenceCode[]
const EVERY = ['Day', 'Week', 'Month']
const ASKED = [
  ...['Deposit', 'Loss', 'Wager'].flatMap(kind =>
    EVERY.map(period => ({ kind, period, amount: '10' }))
  ),
  { kind: 'Loss', game: 'pearl-drift', amount: '10' },
  { kind: 'Session', minutes: 60 }
]

test.each(codes)(
  '[PROF-02] [PROF-03] [PROF-05] [PROF-10] [PROF-11] a house under %s offers what its licence has, and sets nothing else',
  async code => {
    const platform = await houseUnder(code)
    const { id } = await newPlayer(platform)
    const { accessToken } = await signInAs(platform, id)
    const desk = limitsDesk(platform, accessToken)
    const { gameLossLimits, sessionLimits, limitRaiseDelayHours } = LICENCES[code]
    const offered = offeredLimits(LICENCES[code]).map(limitName)
    const told = await desk.read()
    expect(told.limits.map(limit => limit.id)).toEqual(offered)
    expect(told).toMatchObject({
      offersGameLimits: gameLossLimits,
      raiseDelayHours: limitRaiseDelayHours,
      confirmHours: 168,
      sessionChoices: sessionLimits?.minutes ?? []
    })
    const set: string[] = []
    for (const input of ASKED) {
      const { ok, error } = await desk.set(input)
      if (ok) set.push(ok.id)
      // Minutes of a licence without such limits are no choice of it.
      else expect(['NOT_OFFERED', 'INVALID_AMOUNT']).toContain(error?.code)
    }
    const game = gameLossLimits ? ['Loss.Day.pearl-drift'] : []
    expect(set.toSorted()).toEqual([...offered, ...game].toSorted())
    await platform.close()
  }
)
