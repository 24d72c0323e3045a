import { appendFile, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** All that a file of the build says when it only hands on what another one holds. */
const FACADE = /^export\{([^{}]*)\}from"\.\/([\w.-]+\.js)";?\s*$/
const ISLAND = /component-url="\/_astro\/([^"]+)" component-export="([^"]+)"/g

const RENDERER = /renderer-url="\/_astro\/([^"]+)"/g

interface Facade {
  readonly file: string
  /** What the other file calls it, by the name that it is handed on by. */
  readonly names: ReadonlyMap<string, string>
}

function facadeIn(code: string): Facade | undefined {
  const [, names = '', file] = FACADE.exec(code) ?? []
  if (file === undefined) return
  const pairs = names.split(',').map(name => {
    const [inner = '', outer = inner] = name.split(' as ')
    return [outer, inner] as const
  })
  return { file, names: new Map(pairs) }
}

/**
 * Has the chunk that holds the renderer hand it on by the name that islands ask for; answers false
 * where it cannot.
 */
async function asDefault(folder: string, { file, names }: Facade): Promise<boolean> {
  const code = await readFile(path.join(folder, file), 'utf8')
  const [, exported = ''] = /export\{([^{}]*)\};?\s*$/.exec(code) ?? []
  const outer = names.get('default')
  const [inner] =
    exported
      .split(',')
      .map(name => name.split(' as '))
      .find(([own, other = own]) => other === outer) ?? []
  if (inner === undefined) return false
  await appendFile(path.join(folder, file), `export{${inner} as default};`)
  return true
}

/**
 * Reads a folder of built chunks and gives what makes a page's islands name the chunk that holds
 * them: islands that share one would each ask for a file of their own that says no more than that.
 */
export async function withoutFacades(folder: string): Promise<(html: string) => string> {
  const files = (await readdir(folder)).filter(name => name.endsWith('.js'))
  const facades = new Map<string, Facade>()
  for (const name of files) {
    const facade = facadeIn(await readFile(path.join(folder, name), 'utf8'))
    if (facade) facades.set(name, facade)
  }
  const renderers = new Map<string, string>()
  for (const [name, facade] of facades)
    if (name.startsWith('client.') && (await asDefault(folder, facade)))
      renderers.set(name, facade.file)
  return html =>
    html
      .replace(RENDERER, (whole, url: string) => {
        const file = renderers.get(url)
        return file === undefined ? whole : `renderer-url="/_astro/${file}"`
      })
      .replace(ISLAND, (whole, url: string, component: string) => {
        const facade = facades.get(url)
        const name = facade?.names.get(component)
        return name === undefined
          ? whole
          : `component-url="/_astro/${facade?.file}" component-export="${name}"`
      })
}
