import { useId } from 'react'

import type { Namespaces } from '#messages/catalogue.ts'
import {
  chosenOf,
  toggleWealthOption,
  type Wealth,
  type WealthCategory,
  type WealthDraft
} from '#stores/compliance/source-of-wealth.ts'
import { FileDrop } from '../upload/FileDrop.tsx'
import { Papers } from './Papers.tsx'
import type { WealthWords } from './props.ts'
import styles from './wealth.module.css'

interface Props extends WealthWords {
  readonly papers: Namespaces['papers']
  readonly category: WealthCategory
  readonly draft: WealthDraft
  /** What the house wants papers of here, with what it says of it. */
  readonly requested: Wealth['requested']
}

/** One of the six sources; papers are asked for once something of it is true. */
export function Category({ locale, texts, papers, category, draft, requested }: Props) {
  const name = useId()
  const chosen = chosenOf(draft, category)
  const isRequested = requested.length > 0
  const title = texts[`wealth.source.${category.category}`]
  return (
    <fieldset className={styles.category} data-chosen={chosen.length > 0 || undefined}>
      <legend>{title}</legend>
      {isRequested && <p className={styles.requested}>{texts['wealth.requested']}</p>}
      {requested.map(({ comment }) => comment && <blockquote key={comment}>{comment}</blockquote>)}
      <div className={styles.options}>
        {category.options.map(({ title: option, tooltip }, place) => (
          <label key={option}>
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              aria-describedby={tooltip ? `${name}-${place}` : undefined}
              onChange={() => toggleWealthOption(category, option)}
            />
            <span>
              {option}
              {tooltip && <small id={`${name}-${place}`}>{tooltip}</small>}
            </span>
          </label>
        ))}
      </div>
      {(chosen.length > 0 || isRequested) && (
        <>
          <p className={styles.papers}>{texts['wealth.papers']}</p>
          <Papers texts={papers} category={category.category} />
          <FileDrop
            locale={locale}
            texts={papers}
            aim={{ purpose: 'SourceOfWealth', category: category.category }}
            label={title}
          />
        </>
      )}
    </fieldset>
  )
}
