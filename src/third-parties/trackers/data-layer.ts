import type { ConsentCategory } from '#config/consent-categories.ts'
import type { SentEvent } from '#contract/events.ts'
import type { TrackedPage } from './tracker.ts'

/** The list that Google's scripts read from, and take over when they come. */
export function dataLayerOf({ globals }: TrackedPage): unknown[] {
  const known: unknown = Reflect.get(globals, 'dataLayer')
  if (Array.isArray(known)) return known
  const layer: unknown[] = []
  Reflect.set(globals, 'dataLayer', layer)
  return layer
}

/** The scripts know a command from other entries by its being `arguments`, and no array. */
export function command(layer: unknown[], ...words: readonly unknown[]): void {
  const taken = function () {
    // biome-ignore lint/complexity/noArguments: an array would not be taken for a command
    return arguments
  }
  layer.push(Reflect.apply(taken, undefined, words))
}

const granted = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')

/** The signals of consent mode, as the answer has them. */
export const signals = (consents: ReadonlySet<ConsentCategory>) => ({
  analytics_storage: granted(consents.has('analytics')),
  ad_storage: granted(consents.has('marketing')),
  ad_user_data: granted(consents.has('marketing')),
  ad_personalization: granted(consents.has('marketing'))
})

/** Nothing is granted before it was asked for, and nothing once it was taken back. */
export const NO_SIGNALS = signals(new Set())

/** Digits behind the point of a currency, as the browser knows them. */
function majorUnits(amount: number, currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
}

const snake = (text: string) => text.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** What an event says beside its name, in the manner of those scripts; amounts in major units too. */
export function parametersOf(event: SentEvent): Readonly<Record<string, unknown>> {
  const { name: _name, id, at: _at, utm: _utm, ...rest } = event
  const told = Object.entries(rest).map(([key, value]) => [snake(key), value])
  return {
    ...Object.fromEntries(told),
    event_id: id,
    ...('amount' in event && { value: majorUnits(event.amount, event.currency) })
  }
}
