import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'

import type { Locale } from '#config/locales.ts'
import { $openingCalls } from '#stores/quick-deposit/opening-calls.ts'
import { $depositRequest } from '#stores/quick-deposit/request.ts'
import { guarded } from '../ui/guarded.tsx'
import { useWatch } from '../ui/watch.ts'

const DepositDialog = lazy(async () => {
  const { DepositDialog: Dialog } = await import('./DepositDialog.tsx')
  return { default: Dialog }
})

/** Loads the dialog when it is first asked for, and keeps it, so that it can give the focus back. */
export const QuickDeposit = guarded(function QuickDeposit({ locale }: { readonly locale: Locale }) {
  const request = useStore($depositRequest, { ssr: 'initial' })
  const [isNeeded, setNeeded] = useState(false)
  useWatch($openingCalls)
  useEffect(() => {
    if (request) setNeeded(true)
  }, [request])

  return (
    isNeeded && (
      <Suspense fallback={null}>
        <DepositDialog locale={locale} />
      </Suspense>
    )
  )
})
