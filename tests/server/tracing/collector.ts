import { createServer } from 'node:http'

interface Value {
  readonly stringValue?: string
  readonly intValue?: number
}

export interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: Value }[]
  readonly status: { readonly code?: number }
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[]
  }[]
}

/** A collector of OTLP over HTTP on a loopback port, and all that it was sent. */
export async function openCollector() {
  const texts: string[] = []
  const paths = new Set<string>()
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    texts.push(text)
    paths.add(request.url ?? '')
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    texts,
    paths,
    spans: () =>
      texts
        .map(text => JSON.parse(text) as Sent)
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    close: () => new Promise<void>(resolve => server.close(() => resolve()))
  }
}
