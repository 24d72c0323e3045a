import { spawn } from 'node:child_process'

export interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly env?: Readonly<Record<string, string>>
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

function run({ command: [program, ...args], env }: Step): Promise<number> {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', code => resolve(code ?? 1))
  })
}

/** Runs the steps one after the other, says how long each took, and ends the process at the first failure. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const started = performance.now()
  for (const [index, step] of steps.entries()) {
    const since = performance.now()
    console.log(`\n[${index + 1}/${steps.length}] ${step.name}: ${step.command.join(' ')}`)
    const code = await run(step)
    console.log(
      `[${index + 1}/${steps.length}] ${step.name} ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(since)}`
    )
    if (code !== 0) process.exit(code)
  }
  console.log(`\nAll ${steps.length} steps passed in ${seconds(started)}.`)
}
