import { z } from 'zod';
import { LIMITS } from '../constants';
import { errorKey } from '../error-text';

const MESSAGE = errorKey('validation.kid_ids');

/** Whom a chore or reward is for; empty for every kid. Whether the family has these kids is for the server to say. */
export const kidIds = z
  .array(z.uuid({ error: MESSAGE }).toLowerCase(), { error: MESSAGE })
  .max(LIMITS.kidIds, MESSAGE)
  .transform((ids) => [...new Set(ids)]);
