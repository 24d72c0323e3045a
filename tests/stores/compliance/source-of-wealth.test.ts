import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $missing, submitMissing } from '#stores/compliance/additional-information.ts'
import {
  $wealth,
  $wealthChange,
  $wealthDraft,
  chosenOf,
  editWealth,
  submitWealth,
  toggleWealthOption
} from '#stores/compliance/source-of-wealth.ts'
import { openWealthOverlay } from '#stores/compliance/wealth-overlay.ts'
import { $guardOverlays } from '#stores/guard-overlays.ts'
import { $overlays, closeOverlay } from '#stores/overlays.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { answerStanding, EARLIER } from '#tests/support/standing.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const SEVEN =
  'autoSubmit=1&paymentMethod=card&amount=20&currency=EUR&preselectedChallengeId=c1&autoSignIn=1&locale=fi'

const SALARY = {
  category: 'Salary' as const,
  options: [
    { title: 'Payslips', tooltip: 'Of three months', checked: false },
    { title: 'Pension', tooltip: null, checked: true }
  ],
  files: [],
  completed: false
}

const asked = (status: string) => ({
  viewer: {
    id: '1',
    sourceOfWealth: [SALARY],
    player: {
      id: '1',
      country: null,
      sourceOfWealthStatus: {
        status,
        dueDate: null,
        dueDateExpired: false,
        requiredDocumentsUploadV2: [{ comment: 'Three', requestedFundingType: 'Salary' }]
      }
    }
  }
})

function open(path = '/fi/source-of-wealth/') {
  const page = openTestPage(path)
  storeOidcUser(page)
  answerStanding(page)
  return page
}

describe('the source of wealth', () => {
  cleanAfterEach($wealth)

  test('is asked in the language of the page, and handed in with all that was chosen [COMP-02]', async () => {
    const page = open()
    page.answer('SourceOfWealth', asked('Required'))
    keepMount($wealth)
    await page.settle()
    expect(page.sentOf('SourceOfWealth')[0]?.headers).toMatchObject({ locale: 'fi' })
    expect($wealth.get()).toMatchObject({
      status: 'ready',
      value: { status: 'Required', requested: [{ comment: 'Three' }] }
    })

    expect(chosenOf($wealthDraft.get(), SALARY)).toEqual(['Pension'])
    toggleWealthOption(SALARY, 'Payslips')
    toggleWealthOption(SALARY, 'Pension')
    expect(chosenOf($wealthDraft.get(), SALARY)).toEqual(['Payslips'])
    editWealth({ comment: 'Since May' })

    page.answer('SourceOfWealth', asked('Pending'))
    page.answer('SubmitSourceOfWealth', { submitSourceOfWealth: { ok: { id: '1' }, error: null } })
    const categories = [{ category: 'Salary' as const, options: ['Payslips'], documentIds: ['d1'] }]
    expect(await submitWealth({ categories })).toBe(true)
    expect(page.sentOf('SubmitSourceOfWealth')[0]?.variables).toEqual({ input: { categories } })
    expect($wealth.get()).toMatchObject({ value: { status: 'Pending' } })
    expect($wealthDraft.get()).toMatchObject({ chosen: {}, comment: '' })
  })

  test('that is refused keeps what was typed [COMP-02]', async () => {
    const page = open()
    page.answer('SourceOfWealth', asked('Required'))
    keepMount($wealth)
    await page.settle()
    editWealth({ comment: 'Since May' })
    const error = { code: 'DOCUMENT_MISSING', category: 'Salary' }
    page.answer('SubmitSourceOfWealth', { submitSourceOfWealth: { ok: null, error } })
    expect(await submitWealth({ categories: [] })).toBe(false)
    expect($wealthChange.get()).toEqual({ status: 'refused', error })
    expect($wealthDraft.get().comment).toBe('Since May')
    editWealth({ comment: '' })
  })
})

describe('the overlay of the source of wealth', () => {
  cleanAfterEach($guardOverlays, $overlays)

  const left = (page: { href(): string }) => new URL(page.href()).search

  test('takes what asked for a deposit from the address when it closes, and leaves the rest [COMP-17] [CASH-09]', () => {
    const page = open(`/en/?${SEVEN}&x=1`)
    openWealthOverlay()
    closeOverlay($overlays.get()[0]!.id)
    expect(left(page)).toBe('?x=1')
    expect(page.rewrites).toHaveLength(1)
    expect(page.visits).toEqual([])
  })

  test('does so too where a guard has opened it [COMP-17]', async () => {
    const page = open(`/en/?${SEVEN}&x=1`)
    const sourceOfWealthStatus = {
      status: 'Required' as const,
      dueDate: EARLIER,
      dueDateExpired: true,
      requiredDocumentsUploadV2: []
    }
    answerStanding(page, { sourceOfWealthStatus })
    keepMount($guardOverlays)
    keepMount($overlays)
    await page.settle()
    expect($overlays.get().map(({ variant }) => variant)).toEqual(['sow'])
    closeOverlay($overlays.get()[0]!.id)
    expect(left(page)).toBe('?x=1')
  })
})

describe('additional information', () => {
  cleanAfterEach($missing)

  const missing = (...fields: readonly string[]) => ({
    viewer: { id: '1', missingPersonalInfo: fields, player: null }
  })

  test('is asked by a query of its own, and only of what is missing [COMP-05] [COMP-04]', async () => {
    const page = open('/en/additional-information/')
    page.answer('AdditionalInformation', missing('ssn', 'street'))
    keepMount($missing)
    await page.settle()
    expect(page.sentOf('AdditionalInformation')[0]?.variables).toEqual({})
    expect($missing.get()).toEqual({
      status: 'ready',
      value: { fields: ['street', 'ssn'], isMore: false }
    })
    page.answer('AdditionalInformation', missing())
    page.answer('SubmitAdditionalInformation', {
      submitAdditionalInformation: { ok: { id: '1' }, error: null }
    })
    expect(await submitMissing({ street: 'Kuja 1', ssn: '131052-308T' })).toBe(true)
    expect($missing.get()).toMatchObject({ value: { fields: [] } })
  })

  test('says when only a document can settle what is missing', async () => {
    const page = open('/en/additional-information/')
    page.answer('AdditionalInformation', missing('dateOfBirth'))
    keepMount($missing)
    await page.settle()
    expect($missing.get()).toMatchObject({ value: { fields: [], isMore: true } })
  })
})
