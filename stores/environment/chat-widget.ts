import type { ThirdParties } from '#config/third-parties.ts'
import type { ChatSettings, StartChat } from '#third-parties/chat/widget.ts'

export { type Chat as ChatWidget, ChatNotLoaded } from '#third-parties/chat/widget.ts'

export type ChatKind = NonNullable<ThirdParties['chat']>['kind']

/** Starts the provider's chat of a kind: its adapter and its script come then, and not before. */
export type StartChatOf = (kind: ChatKind, settings: ChatSettings) => ReturnType<StartChat>

const fromNetwork: StartChatOf = async (kind, settings) => {
  const { start } =
    kind === 'classic'
      ? await import('#third-parties/chat/classic.ts')
      : await import('#third-parties/chat/messenger.ts')
  return start(settings)
}

let current: StartChatOf | undefined

/** The way to the chat's provider; apart from the rest of the environment, which every page carries. */
export const startChat: StartChatOf = (kind, settings) => (current ?? fromNetwork)(kind, settings)

/** For tests, which play the world. */
export function setChatStart(given: StartChatOf | undefined): void {
  current = given
}
