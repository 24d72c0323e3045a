const STAGE = '.hero .slide:has(h1)'
const BUTTON = 'a[href$="/register/"]'

/**
 * Shows the page on which an account is opened in the first stage of the lobby, in place of the button
 * that leads there; once, and to nobody with a session.
 */
export function addRegistration(page: Document): void {
  const { flagLandingRegistration: flag, session } = page.documentElement.dataset
  const stage = page.querySelector(STAGE)
  const button = stage?.querySelector<HTMLAnchorElement>(BUTTON)
  // All of the stage is there once what follows it is.
  if (flag !== 'iframe' || session !== undefined || !stage || !button || !stage.nextElementSibling)
    return
  if (stage.querySelector('iframe')) return
  const frame = page.createElement('iframe')
  frame.className = 'registration when-out'
  frame.title = button.textContent?.trim() ?? ''
  frame.src = button.href
  stage.append(frame)
}
