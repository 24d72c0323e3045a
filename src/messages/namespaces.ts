import type { en } from './en/index.ts'

/** English is the measure: its namespaces and keys are those of every base catalogue. */
export type Namespaces = typeof en

export type Namespace = keyof Namespaces

/** What differs from the catalogues further along the chain. */
export type Overlay = { readonly [N in Namespace]?: Partial<Namespaces[N]> }
