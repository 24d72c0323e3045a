// OpenID Connect at the realm and in the client, and races for one token: about five minutes once the site is built.
import { recordGoal } from '../goals/record.ts'
import { benchTwoTabs } from '../two-tabs.ts'
import { browserPath } from './browser-path.ts'
import { proven } from './proven.ts'
import { withStack } from './stand.ts'
import { raceForTokens } from './token-races.ts'

/** What the specification has a client refuse, by the numbers of its items. */
const CLIENT_RULES = /\[SESS-(?:3[7-9]|4[0-5])\]/
const PROCESSES = 3
const LEAST_CHECKS = 39
const RULES = 9

/** Runs the checks of the realm and the rules of the client, two tabs, and races of ten. */
export async function identity(): Promise<boolean> {
  const realm = proven('tests/server/identity/openid-checks.test.ts')
  const client = proven('tests/stores/environment/oidc-identity.test.ts')
  const path = browserPath()
  const { races, tabs } = await withStack(async stack => {
    const races = await raceForTokens(stack)
    return { races, tabs: await benchTwoTabs(stack, path) }
  }, PROCESSES)
  const rules = client.count(CLIENT_RULES)
  const isMet =
    realm.passed === realm.total &&
    client.passed === client.total &&
    realm.passed >= LEAST_CHECKS &&
    rules >= RULES &&
    tabs.signOuts === 0 &&
    races.codes === races.rounds &&
    races.tokens === races.rounds
  recordGoal('security-08', {
    isMet,
    figures: `${realm.passed} of ${realm.total} checks of the realm; ${rules} tests of the ${RULES} rules of the client, ${client.passed} of ${client.total} of it in all; two tabs × ${tabs.rounds} rounds: ${tabs.renewals} renewals, ${tabs.signOuts} signed out; ten at once over ${PROCESSES} processes, one winner in ${races.codes} of ${races.rounds} races for a code and ${races.tokens} of ${races.rounds} for a token`
  })
  return isMet
}
