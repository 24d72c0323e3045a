import { useStore } from '@nanostores/react'
import { $missingOutText } from '#stores/jackpot/missing-out.ts'
import { $inTheDraw, $optInState } from '#stores/jackpot/opt-in.ts'
import styles from './panel.module.css'
import type { PanelProps } from './props.ts'

interface Props extends Pick<PanelProps, 'messages'> {
  /** In the title's place, which is never empty. */
  readonly stands?: 'for the title'
}

/** Whether the player takes part, in a word or two; what it is about, before that is known. */
export function Standing({ messages, stands }: Props) {
  const state = useStore($optInState)
  const isNew = useStore($inTheDraw)
  if (state === true)
    return (
      <span className={styles.standing} data-in role={isNew ? 'status' : undefined}>
        {messages[isNew ? 'panel.joined' : 'panel.in']}
      </span>
    )
  if (state === false) return <MissingOut messages={messages} />
  return stands && <span className={styles.standing}>{messages['panel.title']}</span>
}

/** Two texts by turns; what is read aloud says once how things stand. */
function MissingOut({ messages }: Pick<PanelProps, 'messages'>) {
  const turn = useStore($missingOutText)
  return (
    <span className={styles.standing}>
      <span aria-hidden="true">{messages[turn === 0 ? 'panel.missingOut' : 'panel.optInNow']}</span>
      <span className="vh">{messages['panel.out']}</span>
    </span>
  )
}
