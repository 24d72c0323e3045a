import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

const operator = process.env.LOBBY_OPERATOR ?? 'Infiniza'

const sessionDirective = {
  name: 'session-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'session', entrypoint: './src/directives/session.ts' })
  }
}

export default defineConfig({
  output: 'static',
  outDir: `./dist/${operator.toLowerCase()}`,
  cacheDir: './.cache/astro',
  trailingSlash: 'always',
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [react(), sessionDirective],
  vite: {
    define: { __OPERATOR__: JSON.stringify(operator) },
    build: { rollupOptions: { treeshake: { manualPureFunctions: ['TypedDocumentString'] } } }
  }
})
