import type { WidgetTheme } from '#contract/wire/engagement-widget.ts'
import { withProperties } from './dom.ts'

/** Gives an element the brand's colours and shapes. */
export const themed = <E extends HTMLElement>(element: E, theme: WidgetTheme): E =>
  withProperties(element, {
    'color-scheme': theme.colorScheme,
    '--ground': theme.background,
    '--surface': theme.surface,
    '--line': theme.line,
    '--text': theme.text,
    '--muted': theme.muted,
    '--accent': theme.accent,
    '--action': theme.action,
    '--on-action': theme.onAction,
    '--good': theme.good,
    '--bad': theme.bad,
    '--radius': theme.radius,
    '--font': theme.font,
    '--heading': theme.headingFont
  })
