import { TRACES_SAMPLE_RATE } from '#contract/page-trace.ts'
import type { cleanEvent, RawEvent } from './clean-event.ts'

export type CleanedEvent = ReturnType<typeof cleanEvent>

/** Something to report, with the code that it is known by. */
export interface Hint {
  readonly captureContext: { readonly tags: Readonly<Record<string, string>> }
}

/** What an error reporter is set up with; whatever it would collect by itself is off. */
export interface SdkOptions {
  readonly dsn: string
  readonly release: string
  readonly tracesSampleRate: number
  readonly sendClientReports: false
  readonly maxBreadcrumbs: 0
  readonly defaultIntegrations: false
  readonly dataCollection: { readonly userInfo: false }
  readonly sendDefaultPii: false
  readonly beforeSend: (event: RawEvent) => CleanedEvent | null
}

/** The part of Sentry's interface that is used; a script of another party has it on `window.Sentry`. */
export interface ErrorSdk {
  init(options: SdkOptions): unknown
  captureException(error: unknown, hint: Hint): unknown
  captureMessage(message: string, hint: Hint): unknown
}

export const sdkOptions = (
  dsn: string,
  release: string,
  beforeSend: SdkOptions['beforeSend']
): SdkOptions => ({
  dsn,
  release,
  tracesSampleRate: TRACES_SAMPLE_RATE,
  sendClientReports: false,
  maxBreadcrumbs: 0,
  defaultIntegrations: false,
  dataCollection: { userInfo: false },
  sendDefaultPii: false,
  beforeSend
})

/** Whether something is such an interface, as far as can be seen. */
export const isSdk = (given: unknown): given is ErrorSdk =>
  typeof given === 'object' &&
  given !== null &&
  (['init', 'captureException', 'captureMessage'] as const).every(
    name => typeof Reflect.get(given, name) === 'function'
  )
