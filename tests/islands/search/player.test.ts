import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { connectPlayer } from '#islands/search/player.ts'
import { $overlays, closeVariant, openOverlay } from '#stores/overlays.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'

/** As much of a dialog as the search's player sees. */
class PlayedDialog extends EventTarget {
  readonly dataset: Record<string, string> = {}
  readonly isConnected = true
  isOpen = true

  close(): void {
    if (!this.isOpen) return
    this.isOpen = false
    this.dispatchEvent(new Event('close'))
  }
}

const openVariants = () => $overlays.get().map(({ variant }) => variant)

describe('the search of a session', () => {
  cleanAfterEach($overlays)
  beforeEach(() => void vi.stubGlobal('HTMLDialogElement', PlayedDialog))
  afterEach(() => {
    closeVariant('search')
    closeVariant('default')
    vi.unstubAllGlobals()
  })

  const connect = (overlay?: string) => {
    const dialog = new PlayedDialog()
    if (overlay !== undefined) dialog.dataset['overlay'] = overlay
    connectPlayer(dialog as never)
    return dialog
  }

  test('is the one overlay of the store while it is open [UI-01]', () => {
    openTestPage()
    openOverlay('default', { title: 'A word', text: 'to the player' })
    const dialog = connect()
    expect(openVariants()).toEqual(['search'])
    dialog.close()
    expect(openVariants()).toEqual([])
  })

  test('draws the overlay that the store opened, and makes no second one', () => {
    openTestPage()
    const id = openOverlay('search', { query: 'koi' })
    connect(id)
    expect($overlays.get().map(overlay => overlay.id)).toEqual([id])
  })

  test('closes when the store opens something in its place, and stays below what stands above', () => {
    openTestPage()
    const dialog = connect()
    openOverlay('action-error', { causes: [] })
    expect(dialog.isOpen).toBe(true)
    closeVariant('action-error')
    openOverlay('reality-check', {})
    expect(dialog.isOpen).toBe(false)
    expect(openVariants()).toEqual(['reality-check'])
    closeVariant('reality-check')
  })
})
