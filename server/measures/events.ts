import type { FastifyInstance } from 'fastify'

import type { Ports } from '../ports.ts'

/** Takes the events of pages, for the console to show. */
export function registerEvents(_app: FastifyInstance, _ports: Ports): void {}
