import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import type { Overlay, OverlayVariant } from '#stores/overlays.ts'

export interface Frame {
  readonly locale: Locale
  readonly messages: Namespaces['overlays']
}

export interface OverlayProps<Variant extends OverlayVariant> extends Frame {
  readonly overlay: Extract<Overlay, { variant: Variant }>
}
