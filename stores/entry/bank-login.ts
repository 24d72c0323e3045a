import { BANK_PROVIDERS, type BankProvider, isBankProvider } from '#config/bank-providers.ts'
import { href } from '#config/routes.ts'
import { BeginBankLoginDocument } from '#contract/generated/page/graphql.ts'
import { fieldsOf, isId, isString } from '#contract/wire/guards.ts'
import { fromJson } from '#contract/wire/json.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { currentLocale } from '../locale.ts'
import { returnTo } from '../session/return-to.ts'
import { targetAfterSignIn } from '../session/target.ts'
import { tryWay } from './way-in.ts'

interface BegunBankLogin {
  readonly provider: BankProvider
  readonly state: string
  readonly returnTo: string
}

const KEY = 'bankLogin'

/** What was kept when this tab left for the bank. */
export const readBegunBankLogin = (): BegunBankLogin | null =>
  fieldsOf<BegunBankLogin>(fromJson(environment().session.get(KEY) ?? ''), {
    provider: isBankProvider,
    state: isId,
    returnTo: isString
  })

/** An answer counts once, whatever it was. */
export const forgetBegunBankLogin = (): void => environment().session.remove(KEY)

/** The provider's handler page with all that is to be carried through the bank. */
function handlerFor(provider: BankProvider, wanted: string): string {
  const { pathname, search } = new URL(wanted)
  const handler = href(currentLocale(), `${BANK_PROVIDERS[provider].slug}Handler`)
  const redir = encodeURIComponent(pathname + search)
  return targetAfterSignIn(`${handler}?redir=${redir}`, environment().address.current())
}

/** Leaves for the bank's page, and remembers by which state its answer will be known. */
export const signInThroughBank = (provider: BankProvider): Promise<void> =>
  tryWay(provider, async () => {
    const { address, session } = environment()
    const wanted = returnTo()
    const input = { provider, returnUrl: handlerFor(provider, wanted) }
    const { ok, error } = (await ask(BeginBankLoginDocument, { input })).beginBankLogin
    if (!ok) return error ?? { code: 'LOGIN_FAILED' }
    const begun: BegunBankLogin = { provider, state: ok.state, returnTo: wanted }
    session.set(KEY, JSON.stringify(begun))
    address.go(ok.url)
    return 'leaving'
  })
