import { EVENT_CHANNEL } from '#contract/event-channel.ts'
import { readEvent } from '#contract/events.ts'
import { readThirdParties, THIRD_PARTIES_PATH } from '#contract/wire/third-parties.ts'
import { isAgreed } from '../../third-parties/agreed.ts'
import { envelopeAddress, loadEnvelope } from '../../third-parties/reports/page-load.ts'

declare const __RELEASE__: string

async function findDsn(): Promise<string | undefined> {
  const answer = await fetch(THIRD_PARTIES_PATH)
  return answer.ok ? readThirdParties(await answer.json())?.reports?.dsn : undefined
}

const loadedAt = () => {
  const [entry] = performance.getEntriesByType('navigation')
  return performance.timeOrigin + (entry?.duration || performance.now())
}

/**
 * Gathers the figures of a page load and reports them once, when the page is first left out of sight:
 * some of them are final then and not before. For pages whose trace is recorded, and only while that
 * is agreed to.
 */
export function touch(): void {
  const vitals = new Map<string, number>()
  let dsn: string | undefined
  const path = location.pathname
  findDsn().then(
    found => {
      dsn = found
    },
    // Where nobody says whom to report to there is nobody.
    () => undefined
  )
  document.addEventListener(EVENT_CHANNEL, event => {
    const told = readEvent(event instanceof CustomEvent ? event.detail : undefined)
    if (told?.name === 'web_vital') vitals.set(told.metric, told.value)
  })
  const left = () => {
    if (document.visibilityState !== 'hidden' || dsn === undefined || vitals.size === 0) return
    document.removeEventListener('visibilitychange', left)
    if (!isAgreed('analytics')) return
    const body = loadEnvelope({
      path,
      release: __RELEASE__,
      startedAt: performance.timeOrigin,
      endedAt: loadedAt(),
      vitals
    })
    // As text and to the end, though the page may be gone by then; what is lost is one page's figures.
    fetch(envelopeAddress(dsn), {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body
    }).catch(() => undefined)
  }
  document.addEventListener('visibilitychange', left)
}
