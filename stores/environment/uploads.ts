import { browserUploads } from './devices/uploads.ts'

export interface Sending {
  /** The text of the answer, whatever its status; undefined where none came. */
  readonly answer: Promise<string | undefined>
  readonly giveUp: () => void
}

/** Sends a file by itself and tells how far it is, which `fetch` can not. */
export interface Uploads {
  send(
    url: string,
    file: Blob,
    headers: Readonly<Record<string, string>>,
    onProgress: (share: number) => void
  ): Sending
}

let current: Uploads | undefined

/** Apart from the rest of the environment, which every page carries. */
export function uploads(): Uploads {
  current ??= browserUploads
  return current
}

/** For tests, which play the world. */
export function setUploads(given: Uploads | undefined): void {
  current = given
}
