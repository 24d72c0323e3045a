import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const read = (path: string) => readFileSync(path, 'utf8')

/** Variables that something of the house reads: the platform's own, and those of the host files. */
const known = new Set(
  ['server/config.ts', 'scripts/hosts.ts', 'src/config/payment-methods.ts'].flatMap(
    file => read(file).match(/\b(?:LOBBY_[A-Z_]+|DATABASE_URL|REDIS_URL|PORT)\b/g) ?? []
  )
)
// Of compose itself: the port that it opens on the machine.
const OF_COMPOSE = new Set(['LOBBY_PORT'])

const FOLDER = 'deploy/kubernetes'
const kinds = readdirSync(FOLDER)
  .filter(file => file.endsWith('.yaml'))
  .flatMap(file => parseAllDocuments(read(`${FOLDER}/${file}`)).map(each => each.toJS()))

describe('what is deployed', () => {
  test.each([
    'deploy/compose.yaml',
    'deploy/container/Containerfile',
    `${FOLDER}/addresses.env`,
    `${FOLDER}/platform.yaml`
  ])('%s names only variables that are read', file => {
    const named = new Set(read(file).match(/\bLOBBY_[A-Z_]+\b/g) ?? [])
    expect(named.size).toBeGreaterThan(0)
    expect([...named].filter(name => !known.has(name) && !OF_COMPOSE.has(name))).toEqual([])
  })

  test('an image holds every folder that the platform is made of', () => {
    const platform = read('deploy/container/Containerfile')
      .split(' AS ')
      .find(part => part.startsWith('platform'))
    const copied = [...(platform ?? '').matchAll(/^COPY --from=build \/lobby\/(\S+)/gm)].map(
      ([, path = '']) => path
    )
    const roots = Object.values<string>(JSON.parse(read('package.json')).imports)
      .map(path => path.split('/')[1] ?? '')
      // Browsers' and tests' own.
      .filter(root => !['islands', 'stores', 'tests'].includes(root))
    for (const root of new Set([...roots, 'package.json', 'node_modules', 'dist']))
      expect(copied).toContain(root)
  })

  test('compose starts the platform twice, behind the site and after its stores', () => {
    const { services } = parse(read('deploy/compose.yaml'), { merge: true })
    expect(Object.keys(services)).toEqual(['database', 'redis', 'platform', 'site'])
    expect(services.platform.deploy.replicas).toBe(2)
    expect(Object.keys(services.platform.depends_on)).toEqual(['database', 'redis'])
    expect(services.platform.environment.LOBBY_PUBLIC_URL).toBeDefined()
  })

  test('a cluster replaces processes one by one, and always leaves some', () => {
    const deployments = kinds.filter(({ kind }) => kind === 'Deployment')
    expect(deployments).toHaveLength(2)
    for (const { metadata, spec } of deployments) {
      expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0)
      const budget = kinds.find(
        each => each.kind === 'PodDisruptionBudget' && each.metadata.name === metadata.name
      )
      expect(budget.spec.minAvailable).toBeLessThan(spec.replicas)
      for (const { readinessProbe, securityContext } of spec.template.spec.containers) {
        expect(readinessProbe).toBeDefined()
        expect(securityContext.readOnlyRootFilesystem).toBe(true)
      }
    }
  })

  test('all that a cluster is made of is named', () => {
    const { resources } = parse(read(`${FOLDER}/kustomization.yaml`))
    for (const file of resources) expect(existsSync(`${FOLDER}/${file}`)).toBe(true)
    expect(resources).toHaveLength(
      readdirSync(FOLDER).filter(file => file.endsWith('.yaml')).length - 1
    )
  })
})
