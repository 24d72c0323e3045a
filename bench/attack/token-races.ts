import { newPlayer } from '#tests/support/house-player.ts'
import { redeem, refresh, signIn, startSignIn, submitSignIn } from '#tests/support/identity.ts'
import type { Stack } from '#tests/support/stack.ts'

const ROUNDS = 10
const AT_ONCE = 10

export interface Races {
  readonly rounds: number
  /** Races of one code, and of one token, that one and only one of ten has won. */
  readonly codes: number
  readonly tokens: number
}

async function hasOneWinner(use: () => Promise<Response>): Promise<boolean> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, use))
  return answers.filter(({ status }) => status === 200).length === 1
}

/** Has ten redeem one code, and ten renew one token, at once and at several processes, again and again. */
export async function raceForTokens({ config }: Stack): Promise<Races> {
  const running = { ports: { config } }
  let codes = 0
  let tokens = 0
  for (let round = 0; round < ROUNDS; round++) {
    const player = await newPlayer(config)
    const started = await startSignIn(running)
    const callback = await submitSignIn(started, player)
    if (await hasOneWinner(() => redeem(running, started, callback))) codes += 1
    const { refresh_token } = await signIn(running, player)
    if (await hasOneWinner(() => refresh(running, refresh_token))) tokens += 1
  }
  return { rounds: ROUNDS, codes, tokens }
}
