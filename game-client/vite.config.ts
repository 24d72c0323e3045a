import { join } from 'node:path'

import { build, defineConfig, type InlineConfig } from 'vite'

/** The client lies beside the provider's pages: hashed files below /play/assets/. */
const config: InlineConfig = {
  root: import.meta.dirname,
  base: '/play/',
  configFile: false,
  publicDir: false,
  build: {
    outDir: join(import.meta.dirname, '../dist/game-client'),
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // A data address would need an exception in the page's policy.
    assetsInlineLimit: 0
  }
}

export default defineConfig(config)

/** Builds the browser side of the house's games into dist/game-client. */
export async function buildGameClient(): Promise<void> {
  await build({ ...config, logLevel: 'warn' })
}
