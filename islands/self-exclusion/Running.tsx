import { pathTo } from '#config/paths.ts'
import type { Protection, RunningExclusion } from '#stores/protection/protection.ts'
import parts from '../ui/parts.module.css'
import { ComeBack } from './ComeBack.tsx'
import { momentOf } from './moment.ts'
import type { Words } from './props.ts'
import styles from './self-exclusion.module.css'

interface Props extends Words {
  readonly brand: string
  readonly protection: Pick<Protection, 'nationalRegister'>
  readonly running: RunningExclusion
}

/** The exclusion that runs: since and until when, where, by whom, and what stays open. */
export function Running({ locale, texts, brand, protection, running }: Props) {
  const { term, source, isForAllBrands, startedAt, endsAt } = running
  const register = source === 'NationalRegister' ? protection.nationalRegister : null
  const asker = texts[`exclusion.source.${source}`]
  const facts: readonly (readonly [string, string])[] = [
    [texts['exclusion.runs.since'], momentOf(startedAt, locale)],
    [
      texts['exclusion.runs.until'],
      endsAt === null || term === 'ForGood'
        ? texts['exclusion.runs.noEnd']
        : momentOf(endsAt, locale)
    ],
    [texts['exclusion.runs.where'], isForAllBrands ? texts['exclusion.brands.all'] : brand],
    [texts['exclusion.runs.source'], register === null ? asker : `${asker}: ${register}`]
  ]
  return (
    <>
      <section className={`${parts.part} ${styles.state}`} aria-labelledby="runs-title">
        <h2 id="runs-title">{texts['exclusion.runs.title']}</h2>
        <p>{texts['exclusion.runs.text']}</p>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={parts.acts}>
          <a className="btn" href={pathTo(locale, 'withdraw')}>
            {texts['exclusion.withdraw']}
          </a>
          <a className="btn btn--quiet" href={pathTo(locale, 'responsiblePlay')}>
            {texts['exclusion.help']}
          </a>
        </p>
      </section>
      <ComeBack locale={locale} texts={texts} running={running} />
    </>
  )
}
