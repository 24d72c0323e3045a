import { useStore } from '@nanostores/react'
import { Suspense } from 'react'

import type { Locale } from '#config/locales.ts'
import { $openingCalls } from '#stores/quick-deposit/opening-calls.ts'
import { $depositRequest } from '#stores/quick-deposit/request.ts'
import { guarded } from '../ui/guarded.tsx'
import { useLate } from '../ui/late.ts'
import { useWatch } from '../ui/watch.ts'

const load = async () => (await import('./DepositDialog.tsx')).DepositDialog

/** Loads the dialog when it is first asked for, and keeps it, so that it can give the focus back. */
export const QuickDeposit = guarded(function QuickDeposit({ locale }: { readonly locale: Locale }) {
  const request = useStore($depositRequest, { ssr: 'initial' })
  useWatch($openingCalls)
  const DepositDialog = useLate(Number(!!request), load)
  return (
    DepositDialog && (
      <Suspense>
        <DepositDialog locale={locale} />
      </Suspense>
    )
  )
})
