import { pathTo } from '#config/paths.ts'
import { isSet, type PlayerLimits, type ShownLimit } from '#stores/limits/shown-limit.ts'
import { fill } from '../ui/fill.ts'
import { Heading } from '../ui/Heading.tsx'
import { useFigures } from './LimitRow.tsx'
import styles from './limits.module.css'
import { Meter } from './Meter.tsx'
import type { Words } from './props.ts'
import { boundOf, longName } from './words.ts'

interface Props extends Words {
  readonly limits: PlayerLimits
}

function Left({ limit, limits, ...words }: Props & { readonly limit: ShownLimit }) {
  const { percent, left } = useFigures({ limit, limits, ...words })
  const bound = boundOf(limit, limit, words)
  return (
    <li>
      <p>
        <span>{longName(limit, words)}</span>
        <span>
          <b>{left}</b> {fill(words.texts['limits.sum.of'], { limit: bound }, words.locale)}
        </span>
      </p>
      <Meter percent={percent} />
    </li>
  )
}

/** For the dashboard: what each limit that stands leaves. */
export function LimitsLeft({ limits, ...words }: Props) {
  const { locale, texts } = words
  const standing = limits.limits.filter(isSet)
  return (
    <section className={styles.sum} aria-labelledby="limits-left">
      <header>
        <Heading level={2} id="limits-left">
          {texts['limits.sum']}
        </Heading>
        <a className="link" href={pathTo(locale, 'limits')}>
          {texts['limits.change']}
        </a>
      </header>
      {standing.length === 0 && <p className={styles.quiet}>{texts['limits.sum.none']}</p>}
      <ul>
        {standing.map(limit => (
          <Left key={limit.id} limit={limit} limits={limits} {...words} />
        ))}
      </ul>
    </section>
  )
}
