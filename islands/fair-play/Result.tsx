import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { Icon } from '../ui/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { Check, Checking } from './check.ts'
import styles from './fair-play.module.css'
import { Picture } from './Picture.tsx'

interface Props {
  readonly result: Checking['result']
  readonly told: number
  readonly locale: Locale
  readonly messages: Namespaces['fair']
}

type Step = Extract<Check, { status: 'checked' }>['steps'][number]

/** What came of a check: whether all fits, each step beside what was told, and the round itself. */
export function Result({ result, told, locale, messages }: Props) {
  if (result.status === 'none') return null
  if (result.status !== 'checked')
    return (
      <Notice kind={result.status === 'running' ? 'info' : 'danger'} told={told}>
        {messages[`fair.${result.status}`]}
      </Notice>
    )
  const name = result.isRight ? 'fair.fits' : 'fair.fitsNot'
  return (
    <div className={styles.result} data-right={result.isRight}>
      <Notice kind={result.isRight ? 'success' : 'danger'} told={told}>
        <b>{messages[name]}</b>
        <p>{messages[`${name}Text`]}</p>
      </Notice>
      <ol className={styles.steps}>
        {result.steps.map(step => (
          <StepLine key={step.what} step={step} messages={messages} />
        ))}
      </ol>
      {result.shown && <Picture shown={result.shown} locale={locale} messages={messages} />}
    </div>
  )
}

/** What was shown is a picture, not a word: whether it is the same is all that can be said here. */
function StepLine({ step, messages }: { step: Step; messages: Props['messages'] }) {
  const isPicture = step.what === 'shown'
  return (
    <li data-right={step.isRight}>
      <Icon name={step.isRight ? 'check' : 'alert'} />
      <div>
        <p>
          <b>{messages[`fair.step.${step.what}`]}</b>{' '}
          <span>{messages[step.isRight ? 'fair.same' : 'fair.other']}</span>
        </p>
        {!isPicture && (
          <dl>
            <dt>{messages['fair.told']}</dt>
            <dd>{step.told}</dd>
            <dt>{messages['fair.computed']}</dt>
            <dd>{step.computed || messages['fair.nothing']}</dd>
          </dl>
        )}
      </div>
    </li>
  )
}
