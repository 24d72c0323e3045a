import { environment } from '../environment/index.ts'
import { type MessageOf, type OptInChoice, optInFrame } from './codec.ts'
import { sendJackpot } from './connection.ts'
import { onJackpotMessage } from './events.ts'
import type { JackpotPlayer } from './player.ts'

const ANSWERS_WITHIN = 10_000

/** Asks the service to take a player in or out; resolves with its answer, rejects without one. */
export async function askOptIn(
  player: JackpotPlayer,
  choice: OptInChoice
): Promise<MessageOf<'OptInEvent'>> {
  const { clock } = environment()
  let forget = () => {}
  let cancel = () => {}
  const answer = new Promise<MessageOf<'OptInEvent'>>((resolve, reject) => {
    forget = onJackpotMessage('OptInEvent', event => {
      const isOurs = event.player_id === player.id && event.instance_id === choice.instance
      if (isOurs && event.opted_in === choice.optedIn) resolve(event)
    })
    const refuse = onJackpotMessage('Error', ({ message }) => reject(new Error(message)))
    const forgetAnswer = forget
    forget = () => {
      forgetAnswer()
      refuse()
    }
    void sendJackpot(optInFrame(player, choice)).then(() => {
      cancel = clock.after(ANSWERS_WITHIN, () => reject(new Error('No answer to the opt-in')))
    }, reject)
  })
  try {
    return await answer
  } finally {
    forget()
    cancel()
  }
}
