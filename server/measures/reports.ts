import type { FastifyInstance } from 'fastify'

import type { Ports } from '../ports.ts'

/** Takes the reports of pages, for the console to show. */
export function registerReports(_app: FastifyInstance, _ports: Ports): void {}
