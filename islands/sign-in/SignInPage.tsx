import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { $arrival, arriveAtSignIn } from '#stores/entry/arrive.ts'
import { Moment } from './Moment.tsx'
import { Ways, type WaysProps } from './Ways.tsx'

/** The page of sign-in: why one is here, and every way in. */
export function SignInPage(props: WaysProps) {
  const { isGoingOn } = useStore($arrival, { ssr: 'initial' })
  useEffect(() => void arriveAtSignIn(), [])
  return isGoingOn ? <Moment>{props.messages['login.opening']}</Moment> : <Ways {...props} />
}
