import {
  type DeskConversation,
  type DeskMessage,
  readDeskConversation,
  readDeskSession
} from '#contract/wire/desk.ts'

/** The way to the desk for one person, from a token of the house to the end of their session. */
export interface Line {
  readonly messages: readonly DeskMessage[]
  readonly unread: number
  /** Says something; throws where it did not arrive. The same key again says nothing twice. */
  say(text: string, key: string): Promise<void>
  /** Whatever is there has been seen. */
  read(): void
  /** Asks more often while somebody looks. */
  look(isOpen: boolean): void
  end(): void
}

/** The house's token was not taken, or the session is over. */
export class Refused extends Error {}

const OFTEN_MS = 2500
const SELDOM_MS = 15_000
const ANSWERS_WITHIN_MS = 10_000

async function ask(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
  if (response.status === 401) throw new Refused()
  if (!response.ok) throw new Error(`The desk answered ${response.status}`)
  return response.status === 204 ? undefined : await response.json()
}

const json = (body: object, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body)
})

/** Opens a line by a token; `changed` is called whenever there is something new, `lost` once. */
export async function openLine(
  desk: string,
  token: string,
  changed: () => void,
  lost: () => void
): Promise<Line> {
  const opened = readDeskSession(await ask(`${desk}/v1/sessions`, json({ token })))
  if (!opened) throw new Error('The desk gave no session')
  const authorization = `Bearer ${opened.session}`
  const messages: DeskMessage[] = []
  let readId = 0
  let isOpen = false
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const unread = () => messages.filter(({ from, id }) => from !== 'player' && id > readId).length

  const take = (conversation: DeskConversation): boolean => {
    const last = messages.at(-1)?.id ?? 0
    const fresh = conversation.messages.filter(({ id }) => id > last)
    const moved = conversation.readId > readId
    messages.push(...fresh)
    if (moved) readId = conversation.readId
    return moved || fresh.length > 0
  }

  const fetchNew = async () => {
    const after = messages.at(-1)?.id ?? 0
    const answer = await ask(`${desk}/v1/messages?after=${after}`, { headers: { authorization } })
    const conversation = readDeskConversation(answer)
    if (!isOver && conversation && take(conversation)) changed()
  }

  const later = () => {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(turn, isOpen && !document.hidden ? OFTEN_MS : SELDOM_MS)
  }
  const turn = async () => {
    try {
      await fetchNew()
    } catch (error) {
      if (error instanceof Refused && !isOver) {
        isOver = true
        lost()
      }
    }
    later()
  }

  await fetchNew()
  later()
  return {
    messages,
    get unread() {
      return unread()
    },
    async say(text, key) {
      await ask(`${desk}/v1/messages`, json({ text, key }, { authorization }))
      await turn()
    },
    read() {
      const last = messages.at(-1)?.id ?? 0
      if (unread() === 0) return
      readId = last
      // What is not written down now is written down with the next that is read.
      ask(`${desk}/v1/read`, json({ id: last }, { authorization })).catch(() => {})
      changed()
    },
    look(now) {
      isOpen = now
      if (now) void turn()
      else later()
    },
    end() {
      isOver = true
      clearTimeout(timer)
      const init: RequestInit = { method: 'DELETE', headers: { authorization }, keepalive: true }
      fetch(`${desk}/v1/sessions`, init).catch(() => {})
    }
  }
}
