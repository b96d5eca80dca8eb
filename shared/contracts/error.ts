import { z } from 'zod';

/**
 * Every non-2xx response. `message` can be shown to a person, `code` is stable, `params` are the values in the message,
 * `fields` has a message for each wrong field by its path.
 */
export const errorResponse = z.object({
  message: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorResponse = z.infer<typeof errorResponse>;
