import type { FastifyInstance } from 'fastify'

import type { Ports } from '../../ports.ts'
import { hearProvider } from './identity/notifications.ts'
import { serveDocuments } from './serve-document.ts'
import { openUploadDoor } from './upload/upload-door.ts'

/** Serves uploads, the addresses of documents, and hears the identity provider. */
export function registerCompliance(app: FastifyInstance, ports: Ports): void {
  openUploadDoor(app, ports)
  serveDocuments(app, ports)
  hearProvider(app, ports)
}
