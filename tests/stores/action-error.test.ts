import { afterEach, expect, test } from 'vitest'

import { orTold } from '#stores/action-error.ts'
import { Failure } from '#stores/environment/failure.ts'
import { setEnvironment } from '#stores/environment/index.ts'
import { $topOverlay, closeOverlay } from '#stores/overlays.ts'
import { fault, noNetwork, openTestPage } from '#tests/support/environment.ts'

afterEach(() => {
  const top = $topOverlay.get()
  if (top) closeOverlay(top.id)
  setEnvironment(undefined)
})

const told = async (failure: Error) => {
  openTestPage()
  expect(await orTold(Promise.reject(failure))).toBeUndefined()
  return $topOverlay.get()
}

test('a refusal is told by its type and reference, never in the words of the platform [L052]', async () => {
  const overlay = await told(fault('$InsufficientFunds$', { traceId: 'trace-7' }))
  expect(overlay).toMatchObject({
    variant: 'action-error',
    content: { causes: ['InsufficientFunds', 'InsufficientFunds'], traceId: 'trace-7' }
  })
  expect(JSON.stringify(overlay)).not.toContain('[GraphQL]')
})

test('the first reason tells more than the type', async () => {
  const overlay = await told(fault('InvalidInput', { reasons: ['TOO_LONG'] }))
  expect(overlay?.content).toMatchObject({ causes: ['TOO_LONG', 'InvalidInput'] })
})

test('no answer is told as that', async () => {
  expect((await told(noNetwork()))?.content).toMatchObject({ causes: ['Unanswered'] })
})

test.each(['aborted', 'auth'] as const)('what the session sees to is not told: %s', async kind => {
  expect(await told(new Failure(kind, 'x'))).toBeUndefined()
})

test('an answer is passed on, and a fault of the program is none of the platform', async () => {
  openTestPage()
  expect(await orTold(Promise.resolve(7))).toBe(7)
  await expect(orTold(Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError)
  expect($topOverlay.get()).toBeUndefined()
})
