import type { Plugin } from 'vite'

const STYLES = /"_astro\/shell\.[\w-]+\.css"/g

/**
 * The styles of a session's shell stand on all its pages, by the name that the pages know. What is
 * loaded late would ask for them by the name that its own bundle has for them, under which there is
 * no file; it asks for the shell itself instead, which is there.
 */
export function shellStyles(): Plugin {
  return {
    name: 'shell-styles',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
        const shell = chunks.find(({ name }) => name === 'shell')
        if (!shell) return
        for (const chunk of chunks) chunk.code = chunk.code.replace(STYLES, `"${shell.fileName}"`)
      }
    }
  }
}
