import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { type LateNamespace, latePath } from '#messages/late.ts'
import { environment } from './environment/index.ts'
import { kept } from './environment/kept.ts'

const loaders = new Map<string, () => Promise<unknown>>()

/**
 * The texts of a namespace that no page carries, fetched once; the same promise for all who ask, so
 * that a component can wait for it. What failed is fetched again for the next that asks.
 */
export function lateTexts<Name extends LateNamespace>(
  locale: Locale,
  namespace: Name
): Promise<Namespaces[Name]> {
  const path = latePath(locale, namespace)
  const load = loaders.get(path) ?? kept(async () => (await environment().fetch(path)).json())
  loaders.set(path, load)
  // The build writes the file from the very catalogue that the type describes.
  return load() as Promise<Namespaces[Name]>
}
