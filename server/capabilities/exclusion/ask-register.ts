import { CHECK_PATH, readRegisterAnswer } from '#contract/wire/exclusion-register.ts'
import { fromJson } from '#contract/wire/fit.ts'
import { postSigned } from '../../http/client-call.ts'
import type { Ports } from '../../ports.ts'
import type { Identity } from '../player/index.ts'
import { registerKeysOf } from './register-keys.ts'

/** Whoever waits so long wants to play or to pay, and may not without an answer. */
const PATIENCE_MS = 8000

export type RegisterEntry = NonNullable<ReturnType<typeof readRegisterAnswer>>['entries'][number]

/** How this house signs what it sends to the register. */
export const registerClient = ({ config }: Pick<Ports, 'config'>) => ({
  clientId: config.operator,
  secret: config.secrets.protection.register
})

/** What stands in the register of a person now; undefined when it can not be asked. */
export async function askRegister(
  ports: Ports,
  who: Identity,
  patienceMs = PATIENCE_MS
): Promise<readonly RegisterEntry[] | undefined> {
  const { config, log } = ports
  const client = registerClient(ports)
  const keys = registerKeysOf(client.secret, who)
  try {
    const address = new URL(CHECK_PATH, config.registerUrl)
    const answer = await postSigned(ports, client, address, { keys }, patienceMs)
    const read = answer.status === 200 ? readRegisterAnswer(fromJson(answer.text)) : null
    if (read) return read.entries
    log.warn({ status: answer.status }, 'the register of excluded people gave no answer')
  } catch (error) {
    log.warn({ err: error }, 'the register of excluded people is out of reach')
  }
  return undefined
}
