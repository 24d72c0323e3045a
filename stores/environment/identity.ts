import type { Locale } from '#config/locales.ts'

export interface SignInOptions {
  readonly locale: Locale
  /** The page to come back to, as a path with its query. */
  readonly returnTo: string
  /** Begins at the provider's registration page. */
  readonly register?: boolean
}

export type PopupOptions = Pick<SignInOptions, 'locale'>

export interface PasswordCredentials {
  readonly username: string
  readonly password: string
}

/** Who the provider says is signed in with it in this browser. */
export type ProviderSession =
  | { readonly status: 'anonymous' }
  | { readonly status: 'player'; readonly subject: string; readonly state: string }

export interface SignOutOptions {
  readonly locale: Locale
}

/** The answer to a sign-in that has come back from the provider. */
export interface Completed {
  readonly returnTo: string | undefined
}

/** The provider had no objection, but said no. */
export class IdentityRefusal extends Error {
  override readonly name = 'IdentityRefusal'
  readonly error: string
  readonly description: string | undefined

  constructor(error: string, description: string | undefined, cause: unknown) {
    super(description ?? error, { cause })
    this.error = error
    this.description = description
  }
}

/** The provider did not answer in time, which says nothing about the session. */
export class IdentityTimeout extends Error {
  override readonly name = 'IdentityTimeout'
}

/**
 * The OpenID Connect client. It keeps its user in the vault; who calls renew holds the lock of the
 * session, so that a rotating token is spent once.
 */
export interface Identity {
  /** The provider's page to leave for. */
  signInUrl(options: SignInOptions): Promise<string>
  /** Rejects with an IdentityRefusal when the provider said no. */
  complete(url: string): Promise<Completed>
  /** Signs in by a window of its own; to be called while a press of the player still counts. */
  signInInPopup(options: PopupOptions): Promise<void>
  /** For operators whose provider gives tokens for a password; no page of the site asks for it. */
  signInWithPassword(credentials: PasswordCredentials): Promise<void>
  /**
   * By the refresh token, or where there is none by a hidden frame. Rejects with an IdentityRefusal
   * when the provider answered, with an IdentityTimeout when it kept silent, else with another error.
   */
  renew(): Promise<void>
  /** Asks by a hidden frame; a provider that would have to show a page knows nobody. */
  querySession(): Promise<ProviderSession>
  /** Calls back once when the provider's session is over or another's; what it returns ends that. */
  watchSession(onEnd: () => void): Promise<() => void>
  /** The keys that the provider signs with; the platform verifies by them at every call. */
  signingKeys(): Promise<readonly JsonWebKey[]>
  /** The provider's end-session page; undefined when there is no ID token to show there. */
  signOutUrl(options: SignOutOptions): Promise<string | undefined>
  /** Tells the provider that the refresh token is used no more. */
  revoke(): Promise<void>
}
