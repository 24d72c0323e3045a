import type { TestPlatform } from '#tests/support/platform.ts'

export interface ControlAnswer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** Calls the console's interface as a script does. */
export async function control(
  { url }: TestPlatform,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {}
): Promise<ControlAnswer> {
  const response = await fetch(`${url}/sandbox/api${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers }
  })
  return { status: response.status, body: (await response.json()) as ControlAnswer['body'] }
}
