import type { ChildProcess } from 'node:child_process'

const children = new Map<ChildProcess, NodeJS.Signals>()

/** The process is asked to end when this one does, so that nothing runs on that nobody can find. */
export function endsWithUs<Child extends ChildProcess>(
  child: Child,
  signal: NodeJS.Signals = 'SIGTERM'
): Child {
  if (children.size === 0) process.once('exit', endAll)
  children.set(child, signal)
  child.once('close', () => {
    children.delete(child)
    if (children.size === 0) process.off('exit', endAll)
  })
  return child
}

function endAll(): void {
  for (const [child, signal] of children) child.kill(signal)
}
