import { useEffect, type RefObject } from 'react';

/**
 * Brings the first field that is wrong into sight, its message too, and gives it the focus. What covers the form's end is
 * kept clear by the scroll padding of whatever scrolls (form-dialog.module.css).
 */
function focusFirstError(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  if (!wrong) return;
  const field = wrong.closest<HTMLElement>('.field, [data-invalid]') ?? wrong;
  const control = wrong.matches('[data-invalid]')
    ? wrong.querySelector<HTMLElement>('button:not(:disabled), input')
    : wrong;
  control?.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'nearest' });
  // Last, for a field may be taller than what can be seen at once.
  field.querySelector('.field-error')?.scrollIntoView({ block: 'nearest' });
}

/** Does so whenever `errors`, by the name of the field, is a new object that names some. */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, errors: object): void {
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(form.current);
  }, [form, errors]);
}
