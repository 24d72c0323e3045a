import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { $realityFigures, setRealityCheckPeriod } from '#stores/activity/reality-figures.ts'
import { Choices } from '../ui/Choices.tsx'
import { fill } from '../ui/fill.ts'
import { Heading } from '../ui/Heading.tsx'
import { Notice } from '../ui/Notice.tsx'
import parts from '../ui/parts.module.css'
import { Skeleton, type Worded, worded } from '../ui/worded.tsx'

/** How often the player is told what play has come to; nothing where the licence has no such check. */
export const RealityPeriod = worded(
  'reality',
  function RealityPeriod({ locale, texts }: Worded<'reality'>) {
    const state = useStore($realityFigures, { ssr: 'initial' })
    const [told, tell] = useState<'failed' | 'set' | undefined>()
    const [isBusy, setBusy] = useState(false)
    if (state.status === 'loading') return <Skeleton isShort />
    if (state.status !== 'ready') return null
    const { choices, periodMinutes } = state.figures
    const choose = async (minutes: number) => {
      setBusy(true)
      tell(undefined)
      tell((await setRealityCheckPeriod(minutes)) ? 'set' : 'failed')
      setBusy(false)
    }
    return (
      <section
        className={`${parts.part} ${parts.alone}`}
        aria-labelledby="reality-title"
        aria-busy={isBusy}
      >
        <Heading level={2} id="reality-title">
          {texts['reality.title']}
        </Heading>
        <p>{texts['reality.lede']}</p>
        <Choices
          legend={texts['reality.legend']}
          value={periodMinutes ?? 0}
          onChange={minutes => void choose(minutes)}
          choices={choices.map(value => ({
            value,
            label: fill(texts['reality.minutes'], { minutes: value }, locale)
          }))}
        />
        <p role="status">{told === 'set' && texts['reality.set']}</p>
        {told === 'failed' && <Notice kind="danger">{texts['reality.failed']}</Notice>}
      </section>
    )
  },
  { isShort: true }
)
