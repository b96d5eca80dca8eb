import { useState } from 'react';
import type { z } from 'zod';
import { errorsOfResponse, withoutError, type FormErrors } from './form-errors';
import { errorsOfSchema } from './schema-errors';

const NONE: FormErrors = {};

/** A form that makes the request of a contract: what is wrong with it, by the contract before it is sent and by the server after. */
export function useZodForm<Schema extends z.ZodType>(schema: Schema) {
  const [found, setFound] = useState(NONE);
  const [errors, setErrors] = useState(NONE);
  const show = (next: FormErrors) => {
    setFound(next);
    setErrors(next);
  };
  return {
    /** What is wrong now, by the name of the field. */
    errors,
    /** What the last attempt found, whatever was typed since: a new object moves the focus to the first field that is wrong. */
    found,
    /** The request that the fields make; undefined where they make none. `own` are errors that the contract knows nothing of. */
    check: (values: unknown, own: FormErrors = NONE): z.output<Schema> | undefined => {
      const parsed = schema.safeParse(values);
      show({ ...(parsed.success ? NONE : errorsOfSchema(parsed.error)), ...own });
      return parsed.success && Object.keys(own).length === 0 ? parsed.data : undefined;
    },
    /** The request without telling what is wrong, as of the record that a draft is measured by. */
    read: (values: unknown): z.output<Schema> | undefined => schema.safeParse(values).data,
    /** Shows the fields that the server named. */
    fail: (error: unknown) => show(errorsOfResponse(error)),
    /** Shows these errors, which the form found itself. */
    show,
    /** Typing takes back what was said about the old text. */
    clear: (field: string) => setErrors((now) => (field in now ? withoutError(now, field) : now)),
  };
}
