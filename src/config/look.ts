export const LAYOUTS = ['default', 'layout1', 'layout2'] as const
export const THEMES = ['theme1', 'theme2', 'theme3'] as const
/** How artwork, headings and bands are dressed: what stands where is the layout's business. */
export const FINISHES = ['clear', 'wall', 'aurora', 'plate', 'print', 'salon'] as const

export type LayoutName = (typeof LAYOUTS)[number]
export type ThemeName = (typeof THEMES)[number]

/** Widths in px at which the page changes its shape; below `mobile` a phone's view is shown. */
export const BREAKPOINTS = { mobile: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const

/** True below the phone's breakpoint, false at it. */
export const isMobile = (width: number): boolean => width < BREAKPOINTS.mobile

/** The layout of a setting, `default` without one; an unknown name is an error. */
export function layoutOf(setting?: string): LayoutName {
  if (setting === undefined) return 'default'
  const found = LAYOUTS.find(name => name === setting)
  if (found === undefined) throw new Error(`Unknown variable dynamic import: ./${setting}`)
  return found
}

/** A valid flag, else the operator's setting, else the first theme. */
export function themeOf(setting?: string, flag?: string | null): ThemeName {
  return THEMES.find(name => name === flag) ?? THEMES.find(name => name === setting) ?? 'theme1'
}
