import { useEffect, type RefObject } from 'react';
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

function focusFirstError(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  if (!wrong) return;
  const field = wrong.closest<HTMLElement>('.field, [data-invalid]') ?? wrong;
  const control = wrong.matches('[data-invalid]')
    ? wrong.querySelector<HTMLElement>('button:not(:disabled), input')
    : wrong;
  control?.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'nearest' });
  // A field may be taller than the viewport.
  field.querySelector('.field-error')?.scrollIntoView({ block: 'nearest' });
}

export function useFocusFirstError(form: RefObject<HTMLElement | null>, errors: object): void {
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(form.current);
  }, [form, errors]);
}
