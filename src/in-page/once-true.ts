/** Acts once something is so: at once, or when any tab tells the others that something has changed. */
export function onceTrue(isSo: () => boolean, act: () => void): void {
  if (isSo()) {
    act()
    return
  }
  const tabs = new BroadcastChannel('lobby')
  tabs.onmessage = () => {
    if (!isSo()) return
    tabs.close()
    act()
  }
}
