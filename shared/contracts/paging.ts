import { z } from 'zod';
import { PAGE } from '../constants';
import { errorKey } from '../error-text';

const LIMIT_MESSAGE = errorKey('validation.page_limit');

export const pageQuery = {
  limit: z
    .string({ error: LIMIT_MESSAGE })
    .regex(/^\d{1,4}$/, LIMIT_MESSAGE)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= PAGE.max, LIMIT_MESSAGE)
    .optional(),
  cursor: z.string({ error: errorKey('validation.one_cursor') }).optional(),
};
