import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import {
  $passkeys,
  addPasskey,
  closeAdding,
  namePasskey,
  openAdding,
  readPasskeys,
  removePasskey
} from '#stores/entry/passkeys.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { storeCustomTokens } from '#tests/support/tokens.ts'

const passkey = (id: string, name = 'Laptop') => ({
  id,
  name,
  addedAt: '2026-11-27T12:00:00.000Z',
  lastUsedAt: null,
  isSynced: false
})

describe('passkeys', () => {
  cleanAfterEach($passkeys)

  async function open() {
    const page = openTestPage('/en/profile/')
    storeCustomTokens(page)
    page.answer('Passkeys', { viewer: { id: '1', hasPassword: true, passkeys: [passkey('a')] } })
    page.answer('BeginPasskey', {
      beginPasskey: { ok: { challengeId: 'challenge-1', options: { rp: {} } }, error: null }
    })
    page.authenticator.isOffered = () => true
    page.authenticator.make = async options => ({ made: options })
    keepMount($passkeys)
    await page.settle()
    return page
  }

  const ready = () => {
    const state = $passkeys.get()
    if (state.status !== 'ready') throw new Error(`Passkeys are ${state.status}`)
    return state
  }

  test('are read with whether there is a password, and can be read again', async () => {
    const page = await open()
    expect(ready()).toMatchObject({ hasPassword: true, isOffered: true, passkeys: [{ id: 'a' }] })
    page.answer('Passkeys', noNetwork())
    await readPasskeys()
    expect($passkeys.get()).toEqual({ status: 'failed' })
  })

  test('are added by name, with what the browser made', async () => {
    const page = await open()
    const added = { addPasskey: { ok: passkey('b', 'Phone'), error: null } }
    page.answer('AddPasskey', added)
    openAdding('My device')
    namePasskey(' Phone ')
    await addPasskey('')
    expect(page.sentOf('BeginPasskey')[0]?.variables).toEqual({ password: null })
    expect(page.sentOf('AddPasskey')[0]?.variables).toEqual({
      input: { challengeId: 'challenge-1', response: { made: { rp: {} } }, name: 'Phone' }
    })
    expect(ready().passkeys.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(ready().adding).toEqual({ status: 'closed' })
  })

  test('ask for the password when the platform wants it, and tell when it is wrong', async () => {
    const page = await open()
    const needed = { ok: null, error: { code: 'PASSWORD_NEEDED' } }
    page.answer('BeginPasskey', { beginPasskey: needed })
    openAdding('Phone')
    await addPasskey('')
    expect(ready().adding).toEqual({ status: 'naming', name: 'Phone', wantsPassword: true })
    await addPasskey('not mine')
    expect(ready().adding).toMatchObject({ wantsPassword: true, problem: 'PASSWORD_NEEDED' })
    expect(page.sentOf('BeginPasskey')[1]?.variables).toEqual({ password: 'not mine' })
  })

  test('ask a player without a password to sign in again', async () => {
    const page = await open()
    page.answer('Passkeys', { viewer: { id: '1', hasPassword: false, passkeys: [] } })
    await readPasskeys()
    const needed = { ok: null, error: { code: 'PASSWORD_NEEDED' } }
    page.answer('BeginPasskey', { beginPasskey: needed })
    openAdding('Phone')
    await addPasskey('')
    expect(ready().adding).toMatchObject({ wantsPassword: false, problem: 'SIGN_IN_AGAIN' })
  })

  test('are not added when the player thinks better of it, or the device has none to give', async () => {
    const page = await open()
    openAdding('Phone')
    page.authenticator.make = async () => undefined
    await addPasskey('')
    expect(ready().adding).toMatchObject({ status: 'naming', problem: 'SENT_AWAY' })
    page.authenticator.make = async () => {
      throw new Error('InvalidStateError')
    }
    await addPasskey('')
    expect(ready().adding).toMatchObject({ status: 'naming', problem: 'REFUSED' })
    expect(page.sentOf('AddPasskey')).toEqual([])
    closeAdding()
    expect(ready().adding).toEqual({ status: 'closed' })
  })

  test('are removed, and stay when nobody answered', async () => {
    const page = await open()
    page.answer('RemovePasskey', noNetwork())
    await removePasskey('a')
    expect(ready()).toMatchObject({ passkeys: [{ id: 'a' }], removing: { status: 'unanswered' } })
    page.answer('RemovePasskey', { removePasskey: { removed: true } })
    await removePasskey('a')
    expect(ready().passkeys).toEqual([])
  })

  test('stay when they are the only way in, and go when another tab has removed them', async () => {
    const page = await open()
    page.answer('RemovePasskey', { removePasskey: { removed: false } })
    await removePasskey('a')
    expect(ready()).toMatchObject({
      passkeys: [{ id: 'a' }],
      removing: { id: 'a', status: 'lastWay' }
    })
    page.answer('Passkeys', { viewer: { id: '1', hasPassword: true, passkeys: [] } })
    await removePasskey('a')
    expect(ready().passkeys).toEqual([])
    expect(ready().removing).toBeUndefined()
  })
})
