import { errorOfIssue, errorText } from '@shared/error-text';
import type { ZodError } from 'zod';
import type { FormErrors } from './form-errors';

/**
 * The first error of each field that a contract's schema found, in English. Apart from `form-errors`, so that a form that
 * only shows the server's errors loads no catalogue.
 */
export function errorsOfSchema(error: ZodError): FormErrors {
  const faults: Record<string, string> = {};
  for (const issue of error.issues) faults[String(issue.path[0] ?? '')] ??= errorText(errorOfIssue(issue));
  return faults;
}
