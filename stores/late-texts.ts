import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { type LateNamespace, latePath } from '#messages/late.ts'
import { environment } from './environment/index.ts'

const FORGETS_FAILURE_AFTER = 1000

const loads = new Map<string, Promise<unknown>>()

function load(path: string): Promise<unknown> {
  const { clock, fetch } = environment()
  const loading = fetch(path).then(response => response.json())
  loads.set(path, loading)
  loading.catch(() => clock.after(FORGETS_FAILURE_AFTER, () => loads.delete(path)))
  return loading
}

/**
 * The texts of a namespace that no page carries, fetched once; the same promise for all who ask, so
 * that a component can wait for it. A failure stays for a moment, or whoever draws anew because of
 * it would ask again and again; then the texts are fetched for the next that asks.
 */
export function lateTexts<Name extends LateNamespace>(
  locale: Locale,
  namespace: Name
): Promise<Namespaces[Name]> {
  const path = latePath(locale, namespace)
  // The build writes the file from the very catalogue that the type describes.
  return (loads.get(path) ?? load(path)) as Promise<Namespaces[Name]>
}
