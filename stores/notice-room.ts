import { environment } from './environment/index.ts'

/** Where the tab keeps how much room the notices above a page take; read by a line in the head. */
export const NOTICE_ROOM = 'notices'

/**
 * Remembers how high what stands above the page is in a window of this width, in pixels, so that the
 * next document leaves room for it before it is drawn; nothing is remembered of what is gone.
 */
export function keepNoticeRoom(width: number, height: number): void {
  const { session } = environment()
  if (height === 0) session.remove(NOTICE_ROOM)
  else session.set(NOTICE_ROOM, `${width} ${height}`)
}
