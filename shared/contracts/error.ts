import { z } from 'zod';

const params = z.record(z.string(), z.union([z.string(), z.number()])).optional();

/**
 * `message` can be shown, `code` is stable, and `fields` has a message for each invalid field by its path.
 * `key`, `params` and `fieldKeys` identify the messages for other languages.
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
