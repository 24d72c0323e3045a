import type { AstroIntegration } from 'astro'

import { PLATFORM_PATHS, SANDBOX_PATH } from '../config/nginx-site.ts'

/** What a path stands for: all below it where it ends with a slash, else itself alone. */
const patternOf = (path: string): string => `^${path}${path.endsWith('/') ? '' : '($|\\?)'}`

/** Has the server of pages with hot reload hand on to a platform what a host in front of it would. */
export const besidePlatform = (platform: string | undefined): AstroIntegration => ({
  name: 'beside-platform',
  hooks: {
    'astro:config:setup'({ command, updateConfig }) {
      if (command !== 'dev' || platform === undefined) return
      const proxy = Object.fromEntries(
        [...PLATFORM_PATHS, SANDBOX_PATH].map(path => [
          patternOf(path),
          { target: platform, ws: true }
        ])
      )
      // Astro refuses what has no slash at its end, as most of the platform's paths, before they are handed on.
      updateConfig({ trailingSlash: 'ignore', vite: { server: { proxy } } })
    }
  }
})
