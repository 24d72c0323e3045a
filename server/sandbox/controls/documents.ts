import {
  askForDocument,
  askForWealth,
  type Changed,
  changeKnownTold,
  type DocumentDecision,
  decideDocument as decide,
  documentsOf
} from '../../capabilities/compliance/index.ts'
import type { Ports } from '../../ports.ts'
import { playerControl } from '../control.ts'
import { SandboxRefusal } from '../refusal.ts'
import { COUNT, list, MOMENT, object, TEXT, TEXT_OR_NULL } from '../schemas.ts'

const DAY_MS = 86_400_000

const PURPOSES = ['Identity', 'Address', 'PaymentMethod', 'BankingCDD', 'SourceOfWealth'] as const

const dueIn = ({ clock }: Ports, days: number) => new Date(clock.now().getTime() + days * DAY_MS)

export const askDocument = playerControl({
  id: 'askDocument',
  method: 'POST',
  path: '/players/{playerId}/documents/ask',
  summary: 'Has the house ask the player for a document, or where their money comes from.',
  fields: {
    purpose: {
      type: 'choice',
      options: PURPOSES,
      default: 'Address',
      description: 'What it is to prove'
    },
    days: {
      type: 'integer',
      minimum: -1,
      maximum: 365,
      default: 14,
      description: 'Until when, from now; below zero it is overdue'
    },
    comment: {
      type: 'string',
      maxLength: 500,
      optional: true,
      description: 'What the player reads of it'
    }
  },
  answer: object({ purpose: TEXT, dueAt: MOMENT }),
  run: async (ports, { purpose, days, comment = null }, { id }) => {
    const dueAt = dueIn(ports, days)
    const changed = await ports.db.transaction(async (tx): Promise<Changed> => {
      if (purpose !== 'SourceOfWealth')
        return await askForDocument(ports, tx, id, { purpose, comment, dueAt })
      return { player: await askForWealth(ports, tx, id, { category: null, comment, dueAt }) }
    })
    await changeKnownTold(ports, changed)
    return { purpose, dueAt }
  }
})

const REFUSALS = [
  'UNREADABLE',
  'EXPIRED',
  'WRONG_DOCUMENT',
  'NOT_THE_PLAYER',
  'INCOMPLETE'
] as const

type Choice = (typeof REFUSALS)[number] | 'accepted' | 'underage'

const decisionOf = (choice: Choice): DocumentDecision =>
  choice === 'accepted' || choice === 'underage'
    ? { status: choice }
    : { status: 'refused', refusal: choice }

export const decideDocument = playerControl({
  id: 'decideDocument',
  method: 'POST',
  path: '/players/{playerId}/documents/decide',
  summary: 'Decides on a document that the player has handed in: the oldest one that waits.',
  fields: {
    decision: {
      type: 'choice',
      options: ['accepted', ...REFUSALS, 'underage'],
      default: 'accepted',
      description: 'What the house finds; under age closes the account'
    },
    documentId: {
      type: 'string',
      maxLength: 100,
      optional: true,
      description: 'Another one than the oldest'
    }
  },
  answer: object({ decided: COUNT }),
  run: async (ports, { decision, documentId }, { id: playerId }) => {
    const waiting = (await documentsOf(ports.db.kysely, playerId)).filter(
      ({ status, purpose }) => status === 'Received' && purpose !== 'SourceOfWealth'
    )
    const chosen = documentId ?? waiting.at(-1)?.id
    if (chosen === undefined) return { decided: 0 }
    const changed = await ports.db.transaction(tx =>
      decide(ports, tx, { playerId, documentId: chosen, decision: decisionOf(decision) })
    )
    if (!changed) throw new SandboxRefusal(404, 'INVALID_FIELD', 'documentId')
    await changeKnownTold(ports, changed)
    return { decided: 1 }
  }
})

export const listDocuments = playerControl({
  id: 'listDocuments',
  method: 'GET',
  path: '/players/{playerId}/documents',
  summary: 'Tells what the player has handed in, the newest first.',
  fields: {},
  answer: object({
    documents: list(
      object({ id: TEXT, purpose: TEXT, category: TEXT_OR_NULL, name: TEXT, status: TEXT })
    )
  }),
  run: async ({ db }, _given, { id: playerId }) => ({
    documents: (await documentsOf(db.kysely, playerId)).map(
      ({ id, purpose, category, name, status }) => ({ id, purpose, category, name, status })
    )
  })
})
