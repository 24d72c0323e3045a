import type { ConsentManagerName } from '#config/third-parties.ts'

declare function answerOf(): readonly string[] | undefined
declare function show(): void
declare function onAnswer(listener: (isFirst: boolean) => void): void

/**
 * What every played manager has: a dialog with its looks written into the page, two buttons, and a
 * memory by which it knows again who has answered. It stands for no vendor's code.
 */
function dialog(groups: readonly string[]) {
  const listeners: ((isFirst: boolean) => void)[] = []
  const answer = (given: readonly string[]) => {
    localStorage.setItem('played', given.join('.'))
    document.querySelector('[role=dialog]')?.remove()
    for (const listener of listeners) listener(false)
  }
  Object.assign(window, {
    answerOf: () => localStorage.getItem('played')?.split('.').filter(Boolean),
    onAnswer: (listener: (isFirst: boolean) => void) => listeners.push(listener),
    show() {
      document.querySelector('[role=dialog]')?.remove()
      const style = document.createElement('style')
      style.textContent = '[role=dialog] { position: fixed; inset: auto 0 0; background: #fff }'
      document.head.append(style)
      const box = document.createElement('div')
      box.setAttribute('role', 'dialog')
      box.setAttribute('aria-label', 'Their choices')
      for (const [name, given] of [
        ['Allow all', groups],
        ['Necessary only', []],
        ['Statistics only', groups.slice(1, 2)]
      ] as const) {
        const button = document.createElement('button')
        button.textContent = name
        button.onclick = () => answer(given)
        box.append(button)
      }
      document.body.append(box)
    }
  })
}

function cookiebot() {
  const tag = document.getElementById('Cookiebot')
  if (tag?.dataset['cbid'] !== 'house' || tag.dataset['culture'] !== 'en') throw new Error('whose?')
  const state = {
    hasResponse: false,
    consent: { necessary: true, preferences: false, statistics: false, marketing: false },
    renew: show
  }
  Object.assign(window, { Cookiebot: state })
  const take = () => {
    const given = answerOf() ?? []
    state.hasResponse = answerOf() !== undefined
    Object.assign(state.consent, {
      preferences: given.includes('preferences'),
      statistics: given.includes('statistics'),
      marketing: given.includes('marketing')
    })
    window.dispatchEvent(new Event('CookiebotOnConsentReady'))
  }
  onAnswer(() => {
    take()
    window.dispatchEvent(new Event('CookiebotOnAccept'))
  })
  setTimeout(() => (answerOf() ? take() : show()))
}

function cookieinformation() {
  const tag = document.getElementById('CookieConsent')
  if (tag?.dataset['culture'] !== 'EN') throw new Error('in what language?')
  Object.assign(window, {
    CookieInformation: {
      getConsentGivenFor: (name: string) => answerOf()?.includes(name) === true
    },
    CookieConsent: { renew: show }
  })
  const tell = () => window.dispatchEvent(new CustomEvent('CookieInformationConsentGiven'))
  onAnswer(tell)
  setTimeout(() => (answerOf() ? tell() : show()))
}

function onetrust() {
  const tag = document.querySelector('script[data-domain-script]')
  if (tag?.getAttribute('data-domain-script') !== 'house') throw new Error('whose?')
  const take = () => {
    // Groups of a region are active before anybody was asked.
    const given = answerOf() ?? ['C0002', 'C0003', 'C0004']
    Object.assign(window, { OnetrustActiveGroups: `,${['C0001', ...given].join(',')},` })
    window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: given }))
  }
  onAnswer(() => {
    take()
    window.dispatchEvent(new Event('OTConsentApplied'))
  })
  const isClosed = () => answerOf() !== undefined
  // The first file is a stub: what can be asked comes after it.
  setTimeout(() => {
    Object.assign(window, {
      OneTrust: { IsAlertBoxClosed: isClosed, ToggleInfoDisplay: show }
    })
    take()
    if (!answerOf()) show()
  }, 100)
}

function usercentrics() {
  const tag = document.getElementById('usercentrics-cmp')
  if (tag?.dataset['settingsId'] !== 'house') throw new Error('whose?')
  const stateOf = (name: string) => {
    const given = answerOf()
    return { state: !given || given.includes(name) ? 'ALL_ACCEPTED' : 'ALL_DENIED' }
  }
  Object.assign(window, {
    __ucCmp: {
      showSecondLayer: async () => show(),
      getConsentDetails: async () => ({
        consent: { type: answerOf() ? 'EXPLICIT' : 'IMPLICIT' },
        services: {},
        categories: {
          essential: { essential: true, state: 'ALL_ACCEPTED' },
          functional: stateOf('functional'),
          statistics: stateOf('statistics'),
          marketing: stateOf('marketing')
        }
      })
    }
  })
  onAnswer(() => window.dispatchEvent(new CustomEvent('UC_CONSENT')))
  setTimeout(() => {
    window.dispatchEvent(new Event('UC_UI_INITIALIZED'))
    if (!answerOf()) show()
  })
}

const PLAYED: Readonly<Record<ConsentManagerName, readonly [() => void, readonly string[]]>> = {
  cookiebot: [cookiebot, ['preferences', 'statistics', 'marketing']],
  cookieinformation: [
    cookieinformation,
    [
      'cookie_cat_functional',
      'cookie_cat_statistic',
      'cookie_cat_marketing',
      'cookie_cat_unclassified'
    ]
  ],
  onetrust: [onetrust, ['C0003', 'C0002', 'C0004', 'C0005']],
  usercentrics: [usercentrics, ['functional', 'statistics', 'marketing']]
}

/** A script that speaks what a manager publishes. */
export function playedManager(kind: ConsentManagerName): string {
  const [manager, groups] = PLAYED[kind]
  return `(${dialog})(${JSON.stringify(groups)});(${manager})()`
}
