import { errorOfIssue, errorText, type ErrorMessage } from '@shared/error-text';
import type { ZodError } from 'zod';
import { translatedError } from '@/lib/api/error-text';
import type { FormErrors } from './form-errors';

const foundError = (message: ErrorMessage): string => translatedError(message) ?? errorText(message);

/** Separate, so that forms with server errors only don't load the catalog. */
export function errorsOfSchema(error: ZodError): FormErrors {
  const faults: Record<string, string> = {};
  for (const issue of error.issues) faults[String(issue.path[0] ?? '')] ??= foundError(errorOfIssue(issue));
  return faults;
}
