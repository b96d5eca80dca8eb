import { errorOfIssue, errorText, type ErrorMessage } from '@shared/error-text';
import type { ZodError } from 'zod';
import { translatedError } from './error-text';
import type { FormErrors } from './form-errors';

/** What was found wrong here, before anything was sent, in the language of this page. */
export const foundError = (message: ErrorMessage): string => translatedError(message) ?? errorText(message);

/**
 * The first error of each field that a contract's schema found. Apart from `form-errors`, so that a form that
 * only shows the server's errors loads no catalogue.
 */
export function errorsOfSchema(error: ZodError): FormErrors {
  const faults: Record<string, string> = {};
  for (const issue of error.issues) faults[String(issue.path[0] ?? '')] ??= foundError(errorOfIssue(issue));
  return faults;
}
