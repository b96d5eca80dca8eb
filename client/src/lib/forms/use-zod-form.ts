import { useState } from 'react';
import type { z } from 'zod';
import { errorsOfResponse, withoutError, type FormErrors } from './form-errors';
import { errorsOfSchema } from './schema-errors';

const NONE: FormErrors = {};

export function useZodForm<Schema extends z.ZodType>(schema: Schema) {
  const [found, setFound] = useState(NONE);
  const [errors, setErrors] = useState(NONE);
  const show = (next: FormErrors) => {
    setFound(next);
    setErrors(next);
  };
  return {
    errors,
    /** A new object moves the focus to the first invalid field. */
    found,
    /** `own` are errors that the schema doesn't cover. */
    check: (values: unknown, own: FormErrors = NONE): z.output<Schema> | undefined => {
      const parsed = schema.safeParse(values);
      show({ ...(parsed.success ? NONE : errorsOfSchema(parsed.error)), ...own });
      return parsed.success && Object.keys(own).length === 0 ? parsed.data : undefined;
    },
    read: (values: unknown): z.output<Schema> | undefined => schema.safeParse(values).data,
    fail: (error: unknown) => show(errorsOfResponse(error)),
    show,
    clear: (field: string) => setErrors((now) => (field in now ? withoutError(now, field) : now)),
  };
}
