import { atom, readonlyType } from 'nanostores'

import { readUploadAnswer, UPLOAD_PATH, type UploadErrorCode } from '#contract/wire/documents.ts'
import { fromJson } from '#contract/wire/json.ts'
import { freshToken } from '../calls/tokens-for.ts'
import { environment } from '../environment/index.ts'
import { uploads } from '../environment/uploads.ts'
import { refusalOf } from './check-file.ts'
import { type DocumentPurpose, type PlayerDocument, readPapers } from './documents.ts'

export type { UploadErrorCode }

export interface UploadAim {
  readonly purpose: DocumentPurpose
  readonly category?: PlayerDocument['category']
}

interface Known extends UploadAim {
  readonly id: string
  readonly file: File
}

export type Upload = Known &
  (
    | { readonly status: 'sending'; readonly share: number }
    | { readonly status: 'refused'; readonly code: UploadErrorCode }
    | { readonly status: 'failed' }
  )

const $state = atom<readonly Upload[]>([])

/** Files on their way, and those that did not arrive until the player sends them away or again. */
export const $uploads = readonlyType($state)

const giveUps = new Map<string, () => void>()

const put = (upload: Upload) =>
  $state.set($state.get().map(known => (known.id === upload.id ? upload : known)))

const drop = (id: string) => $state.set($state.get().filter(known => known.id !== id))

const isKnown = (id: string) => $state.get().some(known => known.id === id)

async function addressOf({ purpose, category, file }: Known): Promise<string> {
  const { endpoints } = await environment().site()
  const url = new URL(UPLOAD_PATH, endpoints.graphql)
  url.searchParams.set('purpose', purpose)
  if (category) url.searchParams.set('category', category)
  url.searchParams.set('name', file.name)
  return url.href
}

async function send(known: Known): Promise<string | undefined> {
  put({ ...known, status: 'sending', share: 0 })
  const [url, token] = await Promise.all([addressOf(known), freshToken()])
  if (!isKnown(known.id)) return undefined
  const headers = {
    authorization: `Bearer ${token ?? ''}`,
    'content-type': 'application/octet-stream'
  }
  const sending = uploads().send(url, known.file, headers, share => {
    if (isKnown(known.id)) put({ ...known, status: 'sending', share })
  })
  giveUps.set(known.id, sending.giveUp)
  const said = await sending.answer
  giveUps.delete(known.id)
  if (!isKnown(known.id)) return undefined
  const answer = readUploadAnswer(fromJson(said ?? ''))
  if (answer?.status === 'ok') {
    await readPapers()
    drop(known.id)
    return answer.id
  }
  put(answer ? { ...known, status: 'refused', code: answer.code } : { ...known, status: 'failed' })
  return undefined
}

/** Sends a file to the house, unless its name or size alone refuse it; the id of what has arrived. */
export async function uploadDocument(file: File, aim: UploadAim): Promise<string | undefined> {
  const known: Known = { ...aim, id: environment().random.id(), file }
  const code = refusalOf(file)
  $state.set([
    ...$state.get(),
    code ? { ...known, status: 'refused', code } : { ...known, status: 'sending', share: 0 }
  ])
  return code ? undefined : send(known)
}

/** Sends a file again that did not arrive. */
export async function retryUpload(id: string): Promise<string | undefined> {
  const known = $state.get().find(upload => upload.id === id)
  return known?.status === 'failed' ? send(known) : undefined
}

/** Stops a file on its way, or sends away what was said of one that did not arrive. */
export function dropUpload(id: string): void {
  giveUps.get(id)?.()
  drop(id)
}
