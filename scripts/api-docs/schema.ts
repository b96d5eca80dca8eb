import { z } from 'zod';
import { SCHEMA_NAMES } from '@shared/api/schemas';

export interface JsonSchema {
  $ref?: string;
  $schema?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

export class SchemaWriter {
  readonly named = new Map<string, JsonSchema>();

  write(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const json = z.toJSONSchema(schema, {
      io,
      metadata: SCHEMA_NAMES,
      override: ({ jsonSchema }) => simplify(jsonSchema as JsonSchema),
    });
    const { $schema: _, $defs = {}, ...own } = atComponents(json as JsonSchema);
    for (const [name, definition] of Object.entries($defs)) this.named.set(name, definition);
    return own;
  }
}

/** Allows additional fields, and removes redundant patterns and JavaScript's bounds. */
function simplify(schema: JsonSchema): void {
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.additionalProperties === false) delete schema.additionalProperties;
}

function atComponents(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
}

export function typeText(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeText).join(' | ');
  if (schema.items) {
    const item = typeText(schema.items);
    return item.includes(' ') ? `(${item})[]` : `${item}[]`;
  }
  if (schema.properties) return objectText(schema.properties, schema.required);
  if (typeof schema.additionalProperties === 'object') {
    return `object of ${typeText(schema.additionalProperties)}`;
  }
  const type = [schema.type ?? 'any'].flat().join(' | ');
  return [schema.format ?? type, ...boundsText(schema)].join(' ');
}

function objectText(properties: Record<string, JsonSchema>, required: string[] = []): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(field)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function boundsText({ minimum, maximum }: JsonSchema): string[] {
  if (minimum === undefined && maximum === undefined) return [];
  if (maximum === undefined) return [`from ${minimum}`];
  return minimum === undefined ? [`to ${maximum}`] : [`from ${minimum} to ${maximum}`];
}
