import { environment } from './environment/index.ts'

const COOKIE = 'displayWantToDepositDialog'

/** Whether the player has sent the prompt to deposit away in this browser session. */
export const isFundsPromptDismissed = (): boolean => environment().cookies.get(COOKIE) === 'false'

/** Kept until the browser session ends, or a deposit is made. */
export function fundsPromptAnswered(answer: 'dismissed' | undefined): void {
  const { cookies } = environment()
  if (answer === 'dismissed') cookies.set(COOKIE, 'false')
  else if (cookies.get(COOKIE) !== undefined) cookies.remove(COOKIE)
}
