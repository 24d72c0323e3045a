import { connectPlayer } from '#islands/search/player.ts'

/** Connects an open search with the player's stores, which only a session loads. */
export function touch(search: Element): void {
  if (search instanceof HTMLElement) connectPlayer(search)
}
