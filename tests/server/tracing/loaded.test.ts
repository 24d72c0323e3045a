import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Starts a process that tells of every module of OpenTelemetry that it loads; its bare interface comes with the metrics. */
async function loadedWith(endpoint: string | undefined): Promise<string> {
  const watch = `
    import { registerHooks } from 'node:module'
    registerHooks({
      resolve(specifier, context, next) {
        if (/^@opentelemetry\\/(?!api$)/.test(specifier)) console.log(specifier)
        return next(specifier, context)
      }
    })`
  const run = `
    await import('#server/platform.ts')
    const { createTracing } = await import('#server/tracing/tracing.ts')
    const tracing = await createTracing({ otlpEndpoint: ${JSON.stringify(endpoint)} })
    await tracing.close()`
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    '--import',
    `data:text/javascript,${encodeURIComponent(watch)}`,
    '--input-type=module',
    '--eval',
    run
  ])
  return stdout
}

test('OpenTelemetry is loaded where a collector is configured', async () => {
  expect(await loadedWith('http://127.0.0.1:9')).toContain('@opentelemetry/sdk-trace')
})

test('nothing of OpenTelemetry is loaded where none is', async () => {
  expect(await loadedWith(undefined)).toBe('')
})
