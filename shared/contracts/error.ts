import { z } from 'zod';

const params = z.record(z.string(), z.union([z.string(), z.number()])).optional();

/**
 * Every non-2xx response. `message` can be shown, `code` is stable, and `fields` has a message for each invalid field
 * by its path. For other languages, `key` and `params` identify the message in the catalog of errors, and `fieldKeys`
 * those of `fields`.
 */
export const errorResponse = z.object({
  message: z.string(),
  code: z.string(),
  key: z.string().optional(),
  params,
  fields: z.record(z.string(), z.string()).optional(),
  fieldKeys: z.record(z.string(), z.object({ key: z.string(), params })).optional(),
});
export type ErrorResponse = z.infer<typeof errorResponse>;
