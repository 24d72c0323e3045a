// The import rules of the house as data: who may know whom. READMEs of the rooms say them in words.
const only = (room, allowed, name = room) => ({
  name: `${name} knows only ${allowed.length === 0 ? 'itself' : allowed.join(', ')}`,
  severity: 'error',
  from: { path: `^${room}/` },
  to: {
    path: '^(src|stores|islands|server|tests|scripts|game-client|engagement-widget|desk-widget|game-engine|sports-engine|artwork|bench)/',
    pathNot: [room, ...allowed].map(path => `^${path}/`)
  }
})

const packages = (names, rooms) => ({
  name: `${names.join(', ')} only in ${rooms.join(', ')}`,
  severity: 'error',
  from: {
    pathNot: [...rooms, 'tests', 'bench'].map(room => `^${room}/`).concat('\\.config\\.(ts|mjs)$')
  },
  to: { path: names.map(name => `node_modules/${name}/`) }
})

export default {
  forbidden: [
    only('src/config', []),
    only('src/contract', ['src/config']),
    only('src/rules', ['src/config', 'src/contract']),
    only('src/messages', ['src/config']),
    only('src/third-parties', ['src/config', 'src/contract', 'src/rules']),
    only('stores', [
      'src/config',
      'src/contract',
      'src/rules',
      'src/messages',
      'src/third-parties'
    ]),
    {
      name: 'of the stores only the door out knows scripts of others',
      severity: 'error',
      from: { path: '^stores/', pathNot: '^stores/environment/' },
      to: { path: '^src/third-parties/' }
    },
    only('islands', ['stores', 'game-engine', 'src/config', 'src/rules', 'src/messages']),
    {
      name: 'of the islands only the one that checks rounds knows how games are decided',
      severity: 'error',
      from: { path: '^islands/', pathNot: '^islands/fair-play/' },
      to: { path: '^game-engine/' }
    },
    only('src/content', ['src/config']),
    only('src/in-page', ['src/config', 'src/contract', 'src/rules', 'src/content']),
    only('game-engine', ['src/config', 'src/contract', 'src/rules']),
    only('sports-engine', ['game-engine', 'src/config', 'src/contract', 'src/rules/sports']),
    {
      name: 'of the games the mathematics of matches know even draws alone',
      severity: 'error',
      from: { path: '^sports-engine/' },
      to: { path: '^game-engine/', pathNot: '^game-engine/draw\\.ts$' }
    },
    {
      name: 'of the wire the mathematics of matches know what a feed tells',
      severity: 'error',
      from: { path: '^sports-engine/' },
      to: { path: '^src/contract/', pathNot: '^src/contract/wire/sports-feed\\.ts$' }
    },
    only('server', [
      'game-engine',
      'sports-engine',
      'src/config',
      'src/content',
      'src/contract',
      'src/rules',
      'src/messages'
    ]),
    only('game-client', ['game-engine', 'src/config', 'src/contract', 'src/rules']),
    // Another party's code: it knows the wire that it speaks on, and rules without a house.
    only('engagement-widget', ['src/contract/wire', 'src/rules']),
    only('desk-widget', ['src/contract/wire']),
    {
      name: 'the mathematics of games know nothing of wires, texts of amounts and rounds',
      severity: 'error',
      from: { path: '^game-engine/', pathNot: '^game-engine/rounds/' },
      to: { path: ['^src/(contract|rules)/', '^game-engine/rounds/'] }
    },
    {
      name: 'an island never imports another island',
      severity: 'error',
      from: { path: '^islands/([^/]+)/', pathNot: '^islands/ui/' },
      to: { path: '^islands/([^/]+)/', pathNot: ['^islands/$1/', '^islands/ui/'] }
    },
    {
      name: 'a capability knows another only through its index',
      severity: 'error',
      from: { path: '^server/capabilities/([^/]+)/' },
      to: {
        path: '^server/capabilities/([^/]+)/',
        pathNot: ['^server/capabilities/$1/', '^server/capabilities/[^/]+/index\\.ts$']
      }
    },
    {
      name: 'the engagement provider knows the casino by its calls alone',
      severity: 'error',
      from: { path: '^server/engagement/' },
      to: { path: '^server/(capabilities|games|graphql|ledger|sandbox)/' }
    },
    {
      name: 'the casino knows its engagement provider by its address alone',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: ['^server/engagement/', '^server/rooms\\.ts$', '^server/sandbox/']
      },
      to: { path: '^server/engagement/' }
    },
    {
      name: 'the desk of the chat knows the house by the key of its tokens alone',
      severity: 'error',
      from: { path: '^server/desk/' },
      to: {
        path: '^server/(capabilities|engagement|games|graphql|identity-provider|ledger|register|sandbox)/'
      }
    },
    {
      name: 'the house knows the desk of its chat by its address alone',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: ['^server/desk/', '^server/rooms\\.ts$', '^server/sandbox/']
      },
      to: { path: '^server/desk/' }
    },
    {
      name: 'the identity provider knows the house by its calls alone',
      severity: 'error',
      from: { path: '^server/identity-provider/' },
      to: {
        path: '^server/(capabilities|engagement|games|graphql|ledger|register|sandbox)/'
      }
    },
    {
      name: 'the house knows its identity provider by its address alone',
      severity: 'error',
      from: { path: '^server/', pathNot: ['^server/identity-provider/', '^server/rooms\\.ts$'] },
      to: { path: '^server/identity-provider/' }
    },
    {
      name: 'the register of excluded people knows the houses by their calls alone',
      severity: 'error',
      from: { path: '^server/register/' },
      to: { path: '^server/(capabilities|engagement|games|graphql|identity|ledger|sandbox)/' }
    },
    {
      name: 'a house knows the register of excluded people by its address alone',
      severity: 'error',
      from: { path: '^server/', pathNot: ['^server/register/', '^server/rooms\\.ts$'] },
      to: { path: '^server/register/' }
    },
    {
      name: 'an outside book knows the house by its calls alone',
      severity: 'error',
      from: { path: '^server/outside-book/' },
      to: { path: '^server/(capabilities|engagement|games|graphql|ledger|register|sandbox)/' }
    },
    {
      name: 'the house knows an outside book by its address alone',
      severity: 'error',
      from: { path: '^server/', pathNot: ['^server/outside-book/', '^server/rooms\\.ts$'] },
      to: { path: '^server/outside-book/' }
    },
    {
      name: 'the provider of sports knows the book, and the pages, by its messages alone',
      severity: 'error',
      from: { path: '^server/sports-feed/' },
      to: {
        path: '^server/(capabilities|engagement|fan-out|games|graphql|identity|ledger|sandbox|sports-live)/'
      }
    },
    {
      name: 'the house knows its provider of sports by its address alone',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: ['^server/sports-feed/', '^server/rooms\\.ts$', '^server/sandbox/']
      },
      to: { path: '^server/sports-feed/' }
    },
    {
      name: 'of the server the provider of sports alone knows how matches end',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(sports-feed/|rooms\\.ts$)' },
      to: { path: '^sports-engine/' }
    },
    {
      name: 'what one thing tells many knows nothing of what it tells',
      severity: 'error',
      from: { path: '^server/fan-out/' },
      to: { path: '^server/(capabilities|jackpots|sports-live|sports-feed)/' }
    },
    {
      name: 'node modules only where a process runs',
      severity: 'error',
      from: {
        path: '^(src|stores|islands|game-client|engagement-widget|desk-widget|game-engine)/',
        pathNot: ['^src/integrations/', 'config\\.ts$']
      },
      to: { dependencyTypes: ['core'] }
    },
    {
      name: 'nothing imports in a circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }
    },
    {
      name: 'nobody knows the bench',
      severity: 'error',
      from: { path: '^(scripts|tests|artwork)/' },
      to: { path: '^bench/' }
    },
    packages(['react', 'react-dom'], ['islands']),
    packages(['nanostores', '@nanostores/[a-z]+'], ['stores', 'islands']),
    packages(['@simplewebauthn/browser'], ['stores/environment']),
    packages(['graphql-ws', 'oidc-client-ts'], ['stores/environment', 'server/sockets']),
    packages(['kysely', 'pg', '@electric-sql/pglite'], ['server'])
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)generated/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default']
    }
  }
}
