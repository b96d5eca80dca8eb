import { ApiError } from '@/lib/api/api-client';

export type FormErrors = Readonly<Record<string, string>>;

const fieldOf = (path: string): string => path.split('.')[0] ?? '';

export function errorsOfResponse(error: unknown): FormErrors {
  if (!(error instanceof ApiError)) return {};
  const errors: Record<string, string> = {};
  for (const [path, message] of Object.entries(error.fields)) errors[fieldOf(path)] ??= message;
  return errors;
}

export function withoutError(errors: FormErrors, field: string): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
}
