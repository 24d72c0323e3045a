import { createRoot } from 'react-dom/client'

import { Overlays } from '#islands/overlays/Overlays.tsx'
import { Toasts } from '#islands/toasts/Toasts.tsx'
import { guarded } from '#islands/ui/guarded.tsx'
import { catalogue } from '#messages/catalogue.ts'
import { currentLocale } from '#stores/locale.ts'
import { $overlays, confirm, openOverlay } from '#stores/overlays.ts'
import { showToast } from '#stores/toasts.ts'

const locale = currentLocale()

/** An island that breaks while it is drawn. */
const Broken = guarded(function Broken(): never {
  throw new Error('broken')
})

const answers: string[] = []

/** Overlays and toasts as a page of a session has them, to be opened by hand. */
const overlays = {
  open: openOverlay,
  opened: () => $overlays.get().map(({ variant }) => variant),
  /** What confirmations were answered with. */
  answers,
  confirm: async (title: string) => void answers.push(String(await confirm({ title }))),
  toast: () => showToast('info', { key: 'withdrawalBegun' }),
  break: () => draw(<Broken />)
}

function draw(island: React.ReactNode): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(island)
}

declare global {
  interface Window {
    readonly overlays: typeof overlays
  }
}

draw(<Overlays locale={locale} />)
draw(<Toasts messages={catalogue(locale, 'toasts')} />)
Object.assign(window, { overlays })
