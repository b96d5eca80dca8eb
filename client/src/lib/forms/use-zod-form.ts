import { useState } from 'react';
import type { z, ZodError } from 'zod';
import { errorOfIssue, errorText, type ErrorMessage } from '@shared/error-text';
import { translatedError } from '@/lib/api/error-text';
import { errorsOfResponse, withoutError, type FormErrors } from './form-errors';

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

const foundError = (message: ErrorMessage): string => translatedError(message) ?? errorText(message);

export function errorsOfSchema(error: ZodError): FormErrors {
  const faults: Record<string, string> = {};
  for (const issue of error.issues) faults[String(issue.path[0] ?? '')] ??= foundError(errorOfIssue(issue));
  return faults;
}
