import { ApiError } from './api-client';

/** What is wrong with a form, by the name of the field. */
export type FormErrors = Readonly<Record<string, string>>;

const fieldOf = (path: string): string => path.split('.')[0] ?? '';

/** The errors the server named, at the fields of the form; empty where it named none. */
export function errorsOfResponse(error: unknown): FormErrors {
  if (!(error instanceof ApiError)) return {};
  const errors: Record<string, string> = {};
  for (const [path, message] of Object.entries(error.fields)) errors[fieldOf(path)] ??= message;
  return errors;
}

/** `errors` without that of `field`: typing takes back what was said about the old text. */
export function withoutError(errors: FormErrors, field: string): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
}
