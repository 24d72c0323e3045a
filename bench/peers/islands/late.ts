// The islands that a page of a session has when it has time.
export { JackpotPanel } from '#islands/jackpot-panel/JackpotPanel.tsx'
export { LateParts } from '#islands/late-parts/LateParts.tsx'
export { SessionStrip } from '#islands/session-strip/SessionStrip.tsx'
