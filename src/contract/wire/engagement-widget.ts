/** What the widget can show. */
export const WIDGET_VIEWS = [
  'calendar',
  'missions',
  'participation',
  'rank',
  'shop',
  'teaser',
  'tournaments'
] as const

export type WidgetView = (typeof WIDGET_VIEWS)[number]

/** Colours and shapes of the brand, as values of CSS. */
export interface WidgetTheme {
  readonly colorScheme: 'dark' | 'light'
  readonly background: string
  readonly surface: string
  readonly line: string
  readonly text: string
  readonly muted: string
  readonly accent: string
  /** Of the button that a page is there for. */
  readonly action: string
  readonly onAction: string
  readonly good: string
  readonly bad: string
  readonly radius: string
  readonly font: string
  readonly headingFont: string
}

export interface WidgetOptions {
  readonly view: WidgetView
  /** As the site's paths have it: `en`, `fr_CA`. */
  readonly locale: string
  readonly theme: WidgetTheme
  /** The provider's token; asked for anew when the provider has refused the last one. */
  readonly token: () => Promise<string>
  /** Where the pictures of games are: `{site}/art/…`. */
  readonly site: string
  /** Opens a page of the site: `/games/pearl-drift/`, below the locale. */
  readonly navigate: (path: string) => void
  /** Something was bought, taken or joined, and the site's own figures may have changed. */
  readonly changed: () => void
}

export interface MountedWidget {
  unmount(): void
}

/**
 * What the provider's script puts on `window.engagement`. Buttons of its dialogs carry
 * `data-dialog-action`, and their clicks reach the element that the widget was mounted in.
 */
export interface EngagementWidget {
  readonly version: 1
  mount(element: HTMLElement, options: WidgetOptions): MountedWidget
}
