import { type Catalogue, LOCALES, type Locale } from '#config/locales.ts'
import { de } from './de/index.ts'
import { deAT } from './de_AT/index.ts'
import { en } from './en/index.ts'
import { enCA } from './en_CA/index.ts'
import { enIN } from './en_IN/index.ts'
import { enNZ } from './en_NZ/index.ts'
import { enZA } from './en_ZA/index.ts'
import { et } from './et/index.ts'
import { fi } from './fi/index.ts'
import { fr } from './fr/index.ts'
import { frCA } from './fr_CA/index.ts'
import { it } from './it/index.ts'
import { ja } from './ja/index.ts'
import type { Namespace, Namespaces, Overlay } from './namespaces.ts'
import { no } from './no/index.ts'

export type { Namespace, Namespaces } from './namespaces.ts'

const CATALOGUES: Readonly<Record<Catalogue, Overlay>> = {
  en,
  fi,
  no,
  de,
  fr,
  ja,
  et,
  it,
  de_AT: deAT,
  en_CA: enCA,
  en_IN: enIN,
  en_NZ: enNZ,
  en_ZA: enZA,
  fr_CA: frCA
}

type Merged = { -readonly [N in Namespace]?: Namespaces[N] }

const merged: Partial<Record<Locale, Merged>> = {}

function merge<N extends Namespace>(locale: Locale, namespace: N): Namespaces[N] {
  let texts: Namespaces[N] = en[namespace]
  for (const catalogue of LOCALES[locale].chain.toReversed())
    texts = { ...texts, ...CATALOGUES[catalogue][namespace] }
  return texts
}

/** The texts of a namespace in a locale, merged along the locale's chain. */
export function catalogue<N extends Namespace>(locale: Locale, namespace: N): Namespaces[N] {
  merged[locale] ??= {}
  const known: Merged = merged[locale]
  const texts = known[namespace] ?? merge(locale, namespace)
  known[namespace] = texts
  return texts
}
