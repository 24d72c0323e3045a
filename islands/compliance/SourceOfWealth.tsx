import type { Locale } from '#config/locales.ts'
import { WealthPart } from '../ui/wealth/WealthPart.tsx'

/** The page of the source of wealth; an overlay shows the same where the operator wants that. */
export const SourceOfWealth = ({ locale }: { readonly locale: Locale }) => (
  <WealthPart locale={locale} />
)
