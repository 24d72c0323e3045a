import type { FastifyInstance } from 'fastify'

import { readRecordRequest } from '#contract/wire/round-record.ts'
import type { House } from './house.ts'
import { roundRecord } from './record.ts'
import { signedDoor } from './signed-door.ts'

/** What the casino asks of the provider: records of its players' rounds, each call signed. */
export function registerRecordsApi(app: FastifyInstance, house: House): void {
  signedDoor(app, house, '/play/records', async body => {
    const asked = readRecordRequest(body)
    return asked && { record: await roundRecord(house, asked) }
  })
}
