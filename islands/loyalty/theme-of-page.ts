import type { EngagementWidget } from '#stores/loyalty/widget.ts'

type Theme = Parameters<EngagementWidget['mount']>[1]['theme']

/** The brand's colours and shapes as they stand on the page. */
export function themeOfPage(element: HTMLElement): Theme {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    colorScheme: style.colorScheme.includes('light') ? 'light' : 'dark',
    background: token('canvas'),
    surface: token('surface'),
    line: token('line'),
    text: token('text'),
    muted: token('text-quiet'),
    accent: token('accent'),
    action: token('brand'),
    onAction: token('on-brand'),
    good: token('success'),
    bad: token('danger'),
    radius: token('r-l'),
    font: token('font-text'),
    headingFont: token('font-display')
  }
}
