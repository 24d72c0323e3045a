import { BANK_PROVIDERS, type BankProvider } from '#config/bank-providers.ts'
import type { BankLoginErrorCode, RegistrationForm } from '#server/generated/main.ts'
import { call } from '#server/http/call.ts'
import { ask } from '#tests/support/graphql.ts'
import type { TestPlatform } from '#tests/support/platform.ts'

export interface Begun {
  readonly ok: { readonly url: string; readonly state: string } | null
  readonly error: { readonly code: BankLoginErrorCode } | null
}

export const handlerOf = (provider: BankProvider, locale = 'en') =>
  `/${locale}/${BANK_PROVIDERS[provider].slug}-login-handler/`

let networks = 0

/** A network that nobody else is in. */
export function ownNetwork(): string {
  networks += 1
  return `10.9.${networks >> 8}.${networks & 255}`
}

/** Begins a login as the lobby does; `from` is the address that the visitor has. */
export async function begin(
  { url }: TestPlatform,
  provider: BankProvider,
  { returnUrl, from = ownNetwork() }: { readonly returnUrl?: string; readonly from?: string } = {}
): Promise<Begun> {
  const { data, errors } = await ask<{ beginBankLogin: Begun }>({
    url: `${url}/graphql`,
    query: `mutation ($input: BeginBankLoginInput!) {
      beginBankLogin(input: $input) { ok { url state } error { code } } }`,
    variables: { input: { provider, returnUrl: returnUrl ?? `${url}${handlerOf(provider)}` } },
    headers: { 'x-forwarded-for': from }
  })
  if (!data) throw new Error(JSON.stringify(errors))
  return data.beginBankLogin
}

export interface Registration {
  readonly id: string
  readonly form: RegistrationForm
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string
  readonly country: string
  readonly expiresAt: string
}

export interface Completed {
  readonly ok: {
    readonly tokens: { readonly accessToken: string; readonly refreshToken: string } | null
    readonly registration: Registration | null
  } | null
  readonly error: { readonly code: BankLoginErrorCode } | null
}

/** Gives the platform what the browser came back with. */
export async function complete(
  { url }: TestPlatform,
  {
    provider,
    state,
    code
  }: { readonly provider: BankProvider; readonly state: string; readonly code: string }
): Promise<Completed> {
  const { data, errors } = await ask<{ completeBankLogin: Completed }>({
    url: `${url}/graphql`,
    query: `mutation ($input: CompleteBankLoginInput!) { completeBankLogin(input: $input) {
      ok { tokens { accessToken refreshToken }
        registration { id form firstName lastName dateOfBirth country expiresAt } }
      error { code } } }`,
    variables: { input: { provider, state, code } }
  })
  if (!data) throw new Error(JSON.stringify(errors))
  return data.completeBankLogin
}

export interface Page {
  readonly url: URL
  readonly status: number
  readonly text: string
  readonly policy: string
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** A browser at the bank: opens pages, sends their forms, and stops where it is led back to the site. */
export class AtBank {
  readonly #platform: TestPlatform
  page: Page
  /** Where the bank has led back to. */
  back: URL | undefined

  private constructor(platform: TestPlatform, page: Page) {
    this.#platform = platform
    this.page = page
  }

  static async open(platform: TestPlatform, url: string): Promise<AtBank> {
    return new AtBank(platform, await load(platform, new URL(url)))
  }

  /** Sends the form of the page whose address ends so. */
  async send(action: string, fields: Readonly<Record<string, string>> = {}): Promise<this> {
    const path = new RegExp(`<form method="post" action="([^"]+/${action})"`).exec(this.page.text)
    if (!path?.[1]) throw new Error(`no form ${action} on the page:\n${this.page.text}`)
    await this.post(path[1], fields)
    return this
  }

  async post(path: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
    const target = new URL(path, this.page.url)
    const answer = await call(this.#platform.ports.config, target, {
      method: 'POST',
      headers: FORM,
      body: String(new URLSearchParams(fields))
    })
    const { location } = answer.headers
    if (typeof location !== 'string') {
      this.page = pageOf(target, answer)
      return
    }
    const next = new URL(location, target)
    if (next.origin === target.origin) {
      await this.look(next)
      return
    }
    // A browser holds the redirect of a form against the policy of the page that the form is on.
    if (!formActions(this.page.policy).includes(next.origin))
      throw new Error(`the page may not lead to ${next.origin}`)
    this.back = next
  }

  /** Loads the address again, as a person who comes back to the tab would. */
  async look(url: URL = this.page.url): Promise<this> {
    this.page = await load(this.#platform, url)
    return this
  }

  /** The link that leads back to the site. */
  get link(): URL {
    const href = /<a class="button" href="([^"]+)"/.exec(this.page.text)?.[1] ?? ''
    return new URL(href.replaceAll('&amp;', '&'))
  }

  get title(): string {
    return /<h1[^>]*>([^<]+)<\/h1>/.exec(this.page.text)?.[1] ?? ''
  }
}

const formActions = (policy: string) => /form-action ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? []

type Answer = Awaited<ReturnType<typeof call>>

const pageOf = (url: URL, { status, text, headers }: Answer): Page => ({
  url,
  status,
  text,
  policy: String(headers['content-security-policy'])
})

const load = async ({ ports }: TestPlatform, url: URL): Promise<Page> =>
  pageOf(url, await call(ports.config, url))

/** What a person enters on the first page of each provider. */
export const WAYS: Readonly<Record<BankProvider, Readonly<Record<string, string>>>> = {
  FINSHARK: { bank: 'Quillbank' },
  KROFORT: { user: 'anybody', pin: 'pin of anybody' },
  PIQ: { wallet: 'wallet' },
  TRUSTLY: { bank: 'Ostara' },
  ZIMPLER: { phone: '+358 40 123 4567' }
}

export interface Who {
  readonly who: string
  readonly email?: string
}

export const SOMEBODY: Who = { who: 'new' }

/** Begins a login and goes on to the page that asks for the last word. */
export async function upToConfirm(platform: TestPlatform, provider: BankProvider, who = SOMEBODY) {
  const { ok, error } = await begin(platform, provider)
  if (!ok) throw new Error(`beginBankLogin answered ${error?.code}`)
  const bank = await AtBank.open(platform, ok.url)
  await bank.send('way', WAYS[provider])
  await bank.send('person', { email: '', ...who })
  return { bank, state: ok.state }
}

/** A login that the bank has vouched for: what the handler's page would hand to the platform. */
export async function vouched(platform: TestPlatform, provider: BankProvider, who = SOMEBODY) {
  const { bank, state } = await upToConfirm(platform, provider, who)
  await bank.send('confirm')
  const code = bank.back?.searchParams.get('code')
  if (!code) throw new Error(`no code in ${bank.back}`)
  return { provider, state, code, bank }
}

export const homeOf: Readonly<Record<BankProvider, string>> = {
  FINSHARK: 'fi',
  KROFORT: 'de',
  PIQ: 'ca',
  TRUSTLY: 'fi',
  ZIMPLER: 'fi'
}

/** The first, second or (under age) third test person of a provider. */
export const testPerson = (provider: BankProvider, number: 1 | 2 | 3): Who => ({
  who: `${BANK_PROVIDERS[provider].slug}-${homeOf[provider]}-${number}`
})
