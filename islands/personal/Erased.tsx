import { useEffect, useRef } from 'react'

import type { Erasure } from '#stores/personal/own-data.ts'
import parts from '../ui/parts.module.css'
import { GoesAndStays } from './GoesAndStays.tsx'
import type { PersonalWords } from './props.ts'

/** What went, and what is kept until when because a law asks for it; read from its beginning. */
export function Erased(props: PersonalWords & { readonly erasure: Erasure }) {
  const { locale, texts, erasure } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={parts.part} aria-labelledby="erase-title" role="status">
      <h2 id="erase-title" tabIndex={-1} ref={heading}>
        {texts['personal.erased']}
      </h2>
      <GoesAndStays
        locale={locale}
        texts={texts}
        erasure={erasure}
        goes={texts['personal.erased.gone']}
        stays={texts['personal.erased.kept']}
      />
    </section>
  )
}
