/** What the chat asks of the page, and tells it. */
export interface ChatSettings {
  readonly url: string
  /** The platform's token for the player; rejects where there is no session. */
  token(): Promise<string>
  closed(): void
  unread(count: number): void
}

/** A chat that has been loaded and knows the player. */
export interface Chat {
  /** Shows it; nothing is loaded again. */
  open(): void
  hide(): void
  show(): void
  /** Ends the player's session at the provider, and takes all that was written out of sight. */
  end(): void
}

/** Loads a provider's chat and lets the player in; rejects where that does not come about. */
export type StartChat = (settings: ChatSettings) => Promise<Chat>

/** Whatever the language of a page: the desk speaks one. */
export const CHAT_LOCALE = 'en-GB'

/** The script itself did not come, which who loads scripts has told of already. */
export class ChatNotLoaded extends Error {
  override readonly name = 'ChatNotLoaded'
}
