import { parseAnswer } from '#contract/wire/money-wire.ts'
import { type GraphqlFault, networkFailure } from '../failure.ts'

interface Told<Result> {
  readonly data?: Result
  readonly errors?: readonly GraphqlFault[]
  readonly extensions?: object
}

async function textOf(response: Response): Promise<string> {
  const { status, statusText, headers } = response
  const type = headers.get('content-type') ?? ''
  const text = await response.text()
  if (/^text\/(?!event-stream)/i.test(type))
    throw networkFailure(text.slice(0, 200) || `${status} ${statusText}`, { status })
  if (!/^multipart\/mixed/i.test(type)) return text
  const { boundaryOf, mergeParts } = await import('./multipart.ts')
  return JSON.stringify(mergeParts(text, boundaryOf(type)))
}

const isTold = <Result>(value: unknown): value is Told<Result> =>
  typeof value === 'object' && value !== null

/** What a GraphQL server answered: streamed answers whole; a text is no answer, and fails. */
export async function answerOf<Result>(response: Response) {
  const { status } = response
  const text = await textOf(response)
  let told: unknown
  try {
    told = parseAnswer(text)
  } catch (thrown) {
    throw networkFailure(`Error ${status}`, { status, cause: thrown })
  }
  const { data, errors, extensions } = isTold<Result>(told) ? told : {}
  return { data, extensions, errors: Array.isArray(errors) ? errors : [] }
}
