import { z } from 'zod';

/** Every non-2xx answer. `message` can be shown to a person, `code` is stable, `fields` names each fault by its path. */
export const errorResponse = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorResponse = z.infer<typeof errorResponse>;
