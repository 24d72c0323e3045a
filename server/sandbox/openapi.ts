import { OPERATORS } from '#config/operators.ts'
import type { Config } from '../config.ts'
import type { Control, Schema } from './control.ts'
import type { Field } from './field.ts'
import { object, TEXT } from './schemas.ts'

export const API_PATH = '/sandbox/api'

const ERROR = object({
  error: {
    type: 'object',
    properties: { code: TEXT, field: { ...TEXT, description: 'The input at fault' } },
    required: ['code']
  }
})

const json = (schema: Schema) => ({ 'application/json': { schema } })

/** The description of the console's interface, made from the controls themselves. */
export function openApi({ operator, publicUrl }: Config, controls: readonly Control[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const control of controls) {
    const path = `${API_PATH}${control.path}`
    paths[path] = { ...paths[path], [control.method.toLowerCase()]: operationOf(control) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${OPERATORS[operator].title} sandbox`,
      version: '1.0.0',
      summary: 'Brings the platform into any state that is to be shown or tested.',
      description:
        'Exists only while the sandbox is on. Bodies are JSON; a page of another origin is refused.'
    },
    servers: [{ url: new URL(publicUrl).origin }],
    tags: [{ name: 'platform' }, { name: 'player' }],
    paths,
    components: { schemas: { Error: ERROR } }
  }
}

function operationOf(control: Control): object {
  const { id, method, summary, fields, answer, scope } = control
  const isRead = method === 'GET'
  const names = Object.entries(fields)
  const refusal = (description: string) => ({
    description,
    content: json({ $ref: '#/components/schemas/Error' })
  })
  return {
    operationId: id,
    tags: [scope],
    summary,
    parameters: [
      ...(scope === 'player'
        ? [{ name: 'playerId', in: 'path', required: true, schema: TEXT }]
        : []),
      ...(isRead
        ? names.map(([name, field]) => ({
            name,
            in: 'query',
            required: isRequired(field),
            schema: schemaOf(field)
          }))
        : [])
    ],
    ...(!isRead && {
      requestBody: {
        required: names.some(([, field]) => isRequired(field)),
        content: json({
          type: 'object',
          properties: Object.fromEntries(names.map(([name, field]) => [name, schemaOf(field)])),
          required: names.filter(([, field]) => isRequired(field)).map(([name]) => name),
          additionalProperties: false
        })
      }
    }),
    responses: {
      200: { description: 'Done', content: json(answer) },
      400: refusal('An input does not fit'),
      403: refusal('The page that asks is of another origin'),
      ...(scope === 'player' && { 404: refusal('There is no such player') })
    }
  }
}

const isRequired = (field: Field): boolean =>
  !field.optional && !('default' in field && field.default !== undefined)

function schemaOf(field: Field): Schema {
  const { description } = field
  const byDefault =
    'default' in field && field.default !== undefined ? { default: field.default } : {}
  switch (field.type) {
    case 'choice':
      return { type: 'string', enum: field.options, description, ...byDefault }
    case 'boolean':
      return { type: 'boolean', description }
    case 'integer': {
      const { minimum, maximum } = field
      return { type: 'integer', minimum, maximum, description, ...byDefault }
    }
    case 'string': {
      const { maxLength, pattern, format } = field
      return {
        type: 'string',
        maxLength,
        ...(pattern !== undefined && { pattern }),
        ...(format !== undefined && { format }),
        description,
        ...byDefault
      }
    }
    default:
      return field satisfies never
  }
}
