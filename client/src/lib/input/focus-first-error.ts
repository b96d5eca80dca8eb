import { useEffect, type RefObject } from 'react';

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
