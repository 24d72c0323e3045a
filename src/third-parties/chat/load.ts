import { loadScript } from '../load-script.ts'
import { ChatNotLoaded } from './widget.ts'

const RETRIES = 3
const RETRIED_AFTER = 500

/** The one function by which a provider's chat is spoken to. */
export type ZE = (target: string, command: string, ...given: readonly unknown[]) => unknown

const isApi = (given: unknown): given is ZE => typeof given === 'function'

/** The function, once the script has put it on the window; looks for it three times again. */
async function findApi(): Promise<ZE> {
  for (let turn = 0; ; turn += 1) {
    const found: unknown = Reflect.get(globalThis, 'zE')
    if (isApi(found)) return found
    if (turn === RETRIES) throw new Error(`The chat has no interface after ${RETRIES} retries`)
    await new Promise(resolve => setTimeout(resolve, RETRIED_AFTER))
  }
}

/** Loads the provider's script, which stays in the page from then on, and gives what it speaks by. */
export async function loadChat(url: string): Promise<ZE> {
  // The provider's script looks for itself by this id.
  const script = loadScript({ name: 'chat', url, attributes: { id: 'ze-snippet' } })
  if ((await script.done) === 'errored')
    throw new ChatNotLoaded('The script of the chat did not load')
  return findApi()
}
