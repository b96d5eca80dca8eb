import { useEffect, type RefObject } from 'react';
import type { Faults } from './form-faults';

/**
 * Brings the first field that is wrong into sight, its message too, and gives it the focus. What covers the form's end is
 * kept clear by the scroll padding of whatever scrolls (form-dialog.css).
 */
export function focusFirstError(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
  if (!wrong) return;
  const field = wrong.closest<HTMLElement>('.field, [data-fault]') ?? wrong;
  const control = wrong.matches('[data-fault]')
    ? wrong.querySelector<HTMLElement>('button:not(:disabled), input')
    : wrong;
  control?.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'nearest' });
  // Last, for a field may be taller than what can be seen at once.
  field.querySelector('.fault')?.scrollIntoView({ block: 'nearest' });
}

/** Does so whenever `errors` is a new object that names some. */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, errors: Faults): void {
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(form.current);
  }, [form, errors]);
}
