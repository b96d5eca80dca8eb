import { focusFirstError } from '@/lib/focus-first-error';

/** Moves the focus to the first field with an error, once React has rendered the errors of a refused form. */
export function focusFirstFieldError(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    focusFirstError(form);
  });
}
