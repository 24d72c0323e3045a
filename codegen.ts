import type { CodegenConfig } from '@graphql-codegen/cli'

const ENDPOINTS = ['main', 'data', 'lobby'] as const

type Endpoint = (typeof ENDPOINTS)[number]

const schemaOf = (endpoint: Endpoint) => [
  'src/contract/schema/common/*.graphql',
  `src/contract/schema/${endpoint}/*.graphql`
]

/**
 * The suffix of a document's name says which endpoint answers it; without one it is the main one.
 * What only a page of its own asks of that (`page`) stands apart, for a session loads all the rest.
 */
const DOCUMENTS = {
  main: ['stores/**/*.graphql', '!stores/**/*.{data,lobby,page}.graphql'],
  page: ['stores/**/*.page.graphql'],
  data: ['stores/**/*.data.graphql'],
  lobby: ['stores/**/*.lobby.graphql']
} as const

type DocumentSet = keyof typeof DOCUMENTS

const SETS = Object.keys(DOCUMENTS) as readonly DocumentSet[]

const clientOf = (set: DocumentSet): CodegenConfig['generates'] => ({
  [`src/contract/generated/${set}/`]: {
    schema: schemaOf(set === 'page' ? 'main' : set),
    documents: [...DOCUMENTS[set]],
    preset: 'client',
    presetConfig: { fragmentMasking: false },
    config: {
      documentMode: 'string',
      enumsAsTypes: true,
      useTypeImports: true,
      dedupeOperationSuffix: true,
      strictScalars: true,
      scalars: {
        ID: 'string',
        Money: 'string',
        DateTime: 'string',
        Date: 'string',
        JSON: 'unknown'
      }
    }
  }
})

/**
 * What a parent holds when it is handed to the resolvers of its fields: all but the fields that
 * have resolvers of their own.
 */
const PARENTS = {
  Viewer: `Pick<{T}, 'id'>`,
  Public: 'Partial<{T}>',
  Personalized: 'Partial<{T}>',
  GameRound: `Omit<{T}, 'record'>`,
  GameList: `Omit<{T}, 'games'>`,
  Studio: `Omit<{T}, 'games'>`,
  Root: 'Partial<{T}>',
  ContentBlock: `Omit<{T}, 'games'> & { readonly slugs: readonly string[] }`
}

const serverOf = (endpoint: Endpoint): CodegenConfig['generates'] => ({
  [`server/generated/${endpoint}.ts`]: {
    schema: schemaOf(endpoint),
    plugins: ['typescript', 'typescript-resolvers'],
    config: {
      contextType: '../context.ts#Context',
      enumsAsTypes: true,
      useTypeImports: true,
      strictScalars: true,
      mappers: PARENTS,
      // All of them are used, but the plugin counts only those that it imports from a file.
      showUnusedMappers: false,
      scalars: {
        ID: 'string',
        Money: {
          input: 'string',
          output: '../../src/contract/wire/money-wire.ts#WireAmount'
        },
        DateTime: { input: 'string', output: 'Date' },
        Date: 'string',
        JSON: 'unknown'
      }
    }
  }
})

const config: CodegenConfig = {
  silent: true,
  generates: Object.assign({}, ...SETS.map(clientOf), ...ENDPOINTS.map(serverOf))
}

export default config
