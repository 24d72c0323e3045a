// Writes the JSON Schema by which editors complete brand files, from the one that reads them.
import { writeFileSync } from 'node:fs'

import { toJsonSchema } from '@valibot/to-json-schema'

import { BRAND_FILE } from '../src/config/brand-file.ts'

export const SCHEMA_FILE = 'src/config/brands/brand.schema.json'

/** The schema of brand files; what no JSON Schema can say is left to the build. */
export const brandSchema = () =>
  toJsonSchema(BRAND_FILE, {
    target: 'draft-07',
    errorMode: 'ignore',
    // The one check of the schema is that of its lists.
    overrideAction: ({ jsonSchema, valibotAction }) =>
      valibotAction.type === 'check' ? { ...jsonSchema, uniqueItems: true } : undefined
  })

if (import.meta.main) writeFileSync(SCHEMA_FILE, `${JSON.stringify(brandSchema(), null, 2)}\n`)
