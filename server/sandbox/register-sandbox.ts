import type { FastifyInstance } from 'fastify'

import type { Ports } from '../ports.ts'
import { registerControls } from './api.ts'
import { openApi } from './openapi.ts'
import { registerConsolePage } from './page/routes.ts'
import { CONTROLS } from './registry.ts'

/** Serves the console while the sandbox is on; otherwise none of its addresses exists. */
export function registerSandbox(app: FastifyInstance, ports: Ports): void {
  if (!ports.config.sandbox) return
  const description = openApi(ports.config, CONTROLS)
  app.register(async scope => {
    scope.get('/sandbox/openapi.json', async () => description)
    registerConsolePage(scope, ports)
  })
  app.register(async scope => registerControls(scope, ports, CONTROLS))
}
