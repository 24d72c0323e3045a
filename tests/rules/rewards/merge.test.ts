import { describe, expect, test } from 'vitest'

import {
  type AssignedReward,
  mergeRewards,
  purged,
  rewardKey,
  withUpdate
} from '#rules/rewards/merge.ts'

interface Change {
  readonly reward?: string
  readonly assignation?: string
  readonly status?: AssignedReward['status']
  readonly startsAt?: string | null
  readonly assignedAt?: string | null
  readonly claimType?: string | null
}

const made = (change: Change = {}): AssignedReward => ({
  assignationId: change.assignation ?? 'a1',
  assignedAt: change.assignedAt ?? null,
  status: change.status ?? 'Unclaimed',
  reward: {
    rewardId: change.reward ?? 'r1',
    startsAt: change.startsAt ?? null,
    claimType: change.claimType === undefined ? 'Manual' : change.claimType
  }
})

const idsOf = (list: readonly AssignedReward[]) => list.map(({ assignationId }) => assignationId)
const statusesOf = (list: readonly AssignedReward[]) => list.map(({ status }) => status)

const STATUSES = [
  'Scheduled',
  'Processing',
  'Credited',
  'Unclaimed',
  'Expired',
  'Removed',
  'FailedProcessing'
] as const satisfies readonly AssignedReward['status'][]

describe('the list of rewards', () => {
  test('has a reward once by both of its ids, and two assignations of it as two [RWRD-04] [L078]', () => {
    const known = [made()]
    expect(mergeRewards(known, [made({ status: 'Processing' })])).toEqual([
      made({ status: 'Processing' })
    ])
    expect(idsOf(mergeRewards(known, [made({ assignation: 'a2' })]))).toEqual(['a1', 'a2'])
    expect(mergeRewards(known, [made({ reward: 'r2' })])).toHaveLength(2)
    expect(rewardKey(made({ reward: 'r 1', assignation: '2' }))).not.toBe(
      rewardKey(made({ reward: 'r', assignation: '12' }))
    )
  })

  test('stands in the order in which they start, those without a start last [RWRD-05]', () => {
    const list = mergeRewards(
      [
        made({ assignation: 'none' }),
        made({ assignation: 'late', startsAt: '2026-12-01T00:00:00.000Z' })
      ],
      [
        made({ assignation: 'nonsense', startsAt: 'soon', assignedAt: '2026-11-20T00:00:00.000Z' }),
        made({ assignation: 'early', startsAt: '2026-11-01T00:00:00.000Z' }),
        made({
          assignation: 'second',
          startsAt: '2026-11-15T00:00:00.000Z',
          assignedAt: '2026-11-02T00:00:00.000Z'
        }),
        made({
          assignation: 'first',
          startsAt: '2026-11-15T01:00:00.000+01:00',
          assignedAt: '2026-11-01T00:00:00.000Z'
        })
      ]
    )
    expect(idsOf(list)).toEqual(['early', 'first', 'second', 'late', 'nonsense', 'none'])
  })

  test('is unchanged by a credited reward that it does not know [RWRD-07]', () => {
    const known = [made()]
    const update = made({ assignation: 'a2', status: 'Credited' })
    expect(withUpdate(known, update)).toEqual(known)
  })

  test.each([
    ['Manual', 2],
    ['manual', 2],
    ['MANUAL', 2],
    ['Automatic', 1],
    ['', 1],
    [null, 1]
  ])(
    'takes in an unknown reward that is claimed by "%s" as %d entries [RWRD-08]',
    (claimType, length) => {
      expect(withUpdate([made()], made({ assignation: 'a2', claimType }))).toHaveLength(length)
    }
  )

  test('puts an unknown reward where it starts [RWRD-05] [RWRD-08]', () => {
    const known = [made({ startsAt: '2026-12-01T00:00:00.000Z' })]
    const earlier = made({ assignation: 'a0', startsAt: '2026-11-01T00:00:00.000Z' })
    expect(idsOf(withUpdate(known, earlier))).toEqual(['a0', 'a1'])
  })

  test.each(STATUSES)(
    'takes the status %s of a reward it knows, whichever it was [RWRD-09] [RWRD-11]',
    status => {
      for (const before of STATUSES) {
        const known = [made({ status: before }), made({ assignation: 'a2' })]
        expect(statusesOf(withUpdate(known, made({ status })))).toEqual([status, 'Unclaimed'])
      }
    }
  )

  test('keeps what is known of a reward when only its status is told [RWRD-09]', () => {
    const known = [made({ startsAt: '2026-11-01T00:00:00.000Z' })]
    const [after] = withUpdate(known, made({ status: 'Processing', claimType: null }))
    expect(after).toEqual({ ...known[0], status: 'Processing' })
  })

  test('can be rid of what was credited [RWRD-10]', () => {
    const list = [
      made({ status: 'Credited' }),
      made({ assignation: 'a2' }),
      made({ assignation: 'a3', status: 'Credited' }),
      made({ assignation: 'a4', status: 'Expired' })
    ]
    expect(idsOf(purged(list))).toEqual(['a2'])
  })
})
