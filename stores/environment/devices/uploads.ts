import type { Uploads } from '../uploads.ts'

/** Files on their way by `XMLHttpRequest`. */
export const browserUploads: Uploads = {
  send(url, file, headers, onProgress) {
    const request = new XMLHttpRequest()
    const answer = new Promise<string | undefined>(resolve => {
      request.open('POST', url)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded / total)
      }
      request.onload = () => resolve(request.responseText)
      request.onerror = () => resolve(undefined)
      request.onabort = () => resolve(undefined)
      request.send(file)
    })
    return { answer, giveUp: () => request.abort() }
  }
}
