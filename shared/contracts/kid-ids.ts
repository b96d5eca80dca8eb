import { z } from 'zod';
import { LIMITS } from '../constants';
import { errorKey } from '../error-text';

const MESSAGE = errorKey('validation.kid_ids');

/** Kids, empty for all. The server checks that they belong to the family. */
export const kidIds = z
  .array(z.uuid({ error: MESSAGE }).toLowerCase(), { error: MESSAGE })
  .max(LIMITS.kidIds, MESSAGE)
  .transform((ids) => [...new Set(ids)]);
