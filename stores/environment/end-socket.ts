/**
 * Ends a socket at once, or as soon as it has opened: browsers write a warning into the console for one
 * that is ended while it is being opened, as if something had failed.
 */
export function endSocket(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
  else socket.close()
}
