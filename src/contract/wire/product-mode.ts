export const PRODUCT_MODES = ['CASINO', 'SPORTS'] as const

export type ProductMode = (typeof PRODUCT_MODES)[number]

/** Reads casino or sports in any case of letters. */
export const readMode = (value: string): ProductMode | null =>
  PRODUCT_MODES.find(mode => mode === value.toUpperCase()) ?? null
