import { errorOfIssue, errorText, type ErrorMessage } from '@shared/error-text';
import type { ZodError } from 'zod';
import { loadErrors, translatedError } from './error-text';
import type { FormErrors } from './form-errors';

// What is found here is said at once, so the messages come with the code; without them it is said in English.
loadErrors().catch(() => {});

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
