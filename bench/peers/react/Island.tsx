'use client'

import { Suspense, useEffect, useState } from 'react'

import { LATE } from './late.ts'
import { PARTS } from './parts.ts'
import type { Attributes } from './tree.ts'

/** As `client:session="late"` has it. */
const LATER_MS = 1500

const mayExist = () => /(?:^|; )(?:sessionInfo|accessToken)=/.test(document.cookie)

interface Props {
  readonly name: string
  readonly properties: Attributes
}

/** An island of the product, once a session may exist, as `client:session` shows it. */
export function Island({ name, properties }: Props) {
  const [isShown, show] = useState(false)
  useEffect(() => {
    if (!mayExist()) return
    if (!Object.hasOwn(LATE, name)) {
      show(true)
      return
    }
    const timer = setTimeout(() => show(true), LATER_MS)
    return () => clearTimeout(timer)
  }, [name])
  const Part = PARTS[name]
  if (!isShown || !Part) return null
  return (
    <Suspense>
      <Part {...properties} />
    </Suspense>
  )
}
