// Makes the file of an operator's secrets, and rotates the keys in it (a second): `npm run secrets -- make <file>`.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

import { newSecrets, type Secrets } from '#server/secrets.ts'
import { KINDS, type Kind, rotated, STEPS, type Step } from './rotate.ts'

const USAGE = `npm run secrets -- make <file>
npm run secrets -- ${STEPS.join('|')} <file> ${KINDS.join('|')}`

const PRIVATE = { mode: 0o600 }

const textOf = (secrets: Secrets) => `${JSON.stringify(secrets, null, 2)}\n`

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}

/** Writes a new file of secrets; one that is there is never written over. */
function make(file: string): void {
  if (existsSync(file)) {
    fail(`${file} is there already, and is left as it is.`)
    return
  }
  writeFileSync(file, textOf(newSecrets()), { ...PRIVATE, flag: 'wx' })
  console.log(`${file} holds new secrets. Keep a copy where only those reach it who may.`)
}

function turn(file: string, kind: Kind, step: Step): void {
  if (!existsSync(file)) {
    fail(`There is no ${file}.`)
    return
  }
  const secrets: Secrets = JSON.parse(readFileSync(file, 'utf8'))
  const draft = `${file}.new`
  writeFileSync(draft, textOf(rotated(secrets, kind, step)), PRIVATE)
  renameSync(draft, file)
  console.log(`${file}: ${step} ${kind}. Start every process anew before the next step.`)
}

const [command, file, named] = process.argv.slice(2)
const step = STEPS.find(each => each === command)
const kind = KINDS.find(each => each === named)
if (command === 'make' && file) make(file)
else if (step && kind && file) turn(file, kind, step)
else fail(USAGE)
