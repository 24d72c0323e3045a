/** The authenticators that the browser can speak with. */
export interface Passkeys {
  isOffered(): boolean
  /** Asks for a passkey of this site; undefined when the player thought better of it. */
  ask(options: unknown): Promise<object | undefined>
  /** Makes one; undefined when the player thought better of it. */
  make(options: unknown): Promise<object | undefined>
}
