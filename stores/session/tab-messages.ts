import { SESSION_END_REASONS, type SessionEndReason } from '#contract/wire/logout-reason.ts'

/** What the tabs of a browser tell each other. */
export type TabMessage =
  | { readonly type: 'sessionStarted' | 'tokensRenewed' }
  | { readonly type: 'sessionEnded'; readonly reason?: SessionEndReason }

export function readTabMessage(message: unknown): TabMessage | undefined {
  if (typeof message !== 'object' || message === null || !('type' in message)) return undefined
  switch (message.type) {
    case 'sessionStarted':
    case 'tokensRenewed':
      return { type: message.type }
    case 'sessionEnded': {
      const given = 'reason' in message ? message.reason : undefined
      const reason = SESSION_END_REASONS.find(known => known === given)
      return { type: 'sessionEnded', ...(reason && { reason }) }
    }
    default:
      return undefined
  }
}
