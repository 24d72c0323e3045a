import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { BASE_HEADERS } from '#config/host-headers.ts'
import { jwt } from '#tests/support/tokens.ts'

/** What the provider does with who comes to its sign-in page. */
export type Conduct =
  | { readonly kind: 'answer'; readonly subject?: string; readonly state?: string }
  | { readonly kind: 'refuse'; readonly error: string }
  | { readonly kind: 'show' }

const escaped = (text: string) => text.replaceAll('&', '&amp;')

const page = (script: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>page</title>${script}<h1>page</h1></html>`

// The frame of OpenID Connect Session Management, which answers as the test has it.
const CHECK = page(
  '<script>window.state="state-1";window.heard=[];addEventListener("message",e=>{window.heard.push(e.data);e.source.postMessage(e.data.endsWith(" "+window.state)?"unchanged":"changed",e.origin)})</script>'
)

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}

/** An OpenID provider of another origin than the site's, and a site with a page for its client. */
export async function openProvider(script: string, tellAddress: string) {
  let conduct: Conduct = { kind: 'answer' }
  let refreshToken: string | undefined
  let subject = 'player-1'
  let sessionState = 'state-1'
  const visits: URLSearchParams[] = []

  const backTo = (asked: URLSearchParams, answer: Readonly<Record<string, string>>) => {
    const back = new URL(asked.get('redirect_uri') ?? '')
    const state = asked.get('state') ?? ''
    for (const [name, value] of Object.entries({ ...answer, state }))
      back.searchParams.set(name, value)
    return back.href
  }
  const success = (asked: URLSearchParams) =>
    backTo(asked, { code: 'code-1', session_state: sessionState })
  const redirect = (response: ServerResponse, location: string) =>
    response.writeHead(302, { location }).end()

  const html = (response: ServerResponse, text: string) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text)

  const provider = await serve((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider.test')
    response.setHeader('access-control-allow-origin', '*')
    const json = (value: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json({
          issuer: realm,
          authorization_endpoint: `${realm}/auth`,
          token_endpoint: `${realm}/token`,
          jwks_uri: `${realm}/certs`,
          check_session_iframe: `${realm}/check`
        })
      case '/auth':
        visits.push(url.searchParams)
        if (conduct.kind === 'refuse')
          return redirect(response, backTo(url.searchParams, { error: conduct.error }))
        sessionState = (conduct.kind === 'answer' && conduct.state) || 'state-1'
        subject = (conduct.kind === 'answer' && conduct.subject) || 'player-1'
        return conduct.kind === 'show'
          ? html(response, page(`<a href="${escaped(success(url.searchParams))}">Sign in</a>`))
          : redirect(response, success(url.searchParams))
      case '/token':
        return json({
          access_token: `access-token-${visits.length}`,
          id_token: jwt({ sub: subject, aud: 'lobby' }),
          token_type: 'Bearer',
          expires_in: 300,
          ...(refreshToken && { refresh_token: refreshToken })
        })
      case '/check':
        return html(response, CHECK)
      default:
        return response.writeHead(404).end()
    }
  })
  const realm = `http://127.0.0.1:${provider.port}`

  const site = await serve(({ url = '/' }, response) => {
    response.setHeader(
      'cross-origin-opener-policy',
      BASE_HEADERS['cross-origin-opener-policy'] ?? ''
    )
    if (url.startsWith('/client.js'))
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    else if (url.startsWith('/silent-renew/'))
      html(response, page(`<script>${tellAddress}</script>`))
    else html(response, page('<script src="/client.js"></script>'))
  })

  return {
    realm,
    visits,
    url: `http://localhost:${site.port}/?realm=${encodeURIComponent(realm)}`,
    behave(next: Conduct) {
      conduct = next
    },
    giveRefreshToken(token: string | undefined) {
      refreshToken = token
    },
    close: () => Promise.all([provider.close(), site.close()])
  }
}
