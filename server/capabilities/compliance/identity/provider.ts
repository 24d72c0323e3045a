import { fromJson } from '#contract/wire/fit.ts'
import {
  IDENTITY_NOTIFICATIONS_PATH,
  OPEN_CHECK_PATH,
  readOpenedCheck
} from '#contract/wire/identity-check.ts'
import type { Config } from '../../../config.ts'
import { type ClientKey, postSigned } from '../../../http/client-call.ts'
import type { Ports } from '../../../ports.ts'
import type { Player } from '../../player/index.ts'

const PATIENCE_MS = 5000

/** By what the house and its identity provider know each other. */
export const verifierKey = ({ secrets }: Pick<Config, 'secrets'>): ClientKey => ({
  clientId: 'casino',
  secret: secrets.protection.verifier
})

export type OpenedCheck = { readonly checkId: string; readonly frameUrl: string } | undefined

/** Opens a check with the provider, or finds the one of that reference; undefined without answer. */
export async function openAtProvider(
  ports: Ports,
  reference: string,
  player: Player,
  locale: string
): Promise<OpenedCheck> {
  const { config, log } = ports
  const body = {
    reference,
    firstName: player.first_name,
    lastName: player.last_name,
    dateOfBirth: player.date_of_birth,
    country: player.country,
    locale,
    notifyUrl: new URL(IDENTITY_NOTIFICATIONS_PATH, config.publicUrl).href,
    siteOrigin: new URL(config.publicUrl).origin
  }
  const address = new URL(OPEN_CHECK_PATH, config.identityUrl)
  try {
    const answer = await postSigned(ports, verifierKey(config), address, body, PATIENCE_MS)
    const opened = answer.status === 200 ? readOpenedCheck(fromJson(answer.text)) : null
    if (opened) return { checkId: opened.checkId, frameUrl: opened.frameUrl }
    log.error({ status: answer.status }, 'the identity provider answers otherwise than agreed')
  } catch (error) {
    log.warn({ err: error }, 'the identity provider does not answer')
  }
  return undefined
}
