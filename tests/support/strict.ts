import { z } from 'zod';

const strictSchemas = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/**
 * Contracts ignore unknown fields, because an open tab may be older than the server, but in tests a leaked
 * field must fail.
 */
export function strict<T extends z.ZodType>(schema: T): T {
  return strictOf(schema) as T;
}

function strictOf(schema: z.core.$ZodType): z.core.$ZodType {
  const known = strictSchemas.get(schema);
  if (known) return known;
  const made = makeStrict(schema);
  strictSchemas.set(schema, made);
  return made;
}

function makeStrict(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.def.shape);
    const shape = Object.fromEntries(fields.map(([name, field]) => [name, strictOf(field)]));
    return z.core.clone(schema, { ...schema.def, shape, catchall: schema.def.catchall ?? z.never() });
  }
  if (schema instanceof z.ZodArray) {
    return z.core.clone(schema, { ...schema.def, element: strictOf(schema.element) });
  }
  if (schema instanceof z.ZodUnion) {
    return z.core.clone(schema, { ...schema.def, options: schema.options.map(strictOf) });
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return z.core.clone(schema, { ...schema.def, innerType: strictOf(schema.unwrap()) });
  }
  return schema;
}
