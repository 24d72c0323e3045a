import type { Programme } from '#config/engagement.ts'
import { runningProgramme } from '#config/parts.ts'
import type { Ports } from '../ports.ts'

/** What every part of the engagement provider is given: the platform's ports, and its client. */
export interface Provider {
  readonly ports: Ports
  readonly programme: Programme
}

/** The provider for the operator of this platform; undefined for one without a programme. */
export function providerOf(ports: Ports): Provider | undefined {
  const programme = runningProgramme(ports.config.operator)
  return programme && { ports, programme }
}
