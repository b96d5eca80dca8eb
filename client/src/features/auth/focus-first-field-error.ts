import { focusFirstError } from '@/lib/focus-first-error';

/** After a refused form: puts the cursor into the first field that is wrong, once React has marked it. */
export function focusFirstFieldError(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    focusFirstError(form);
  });
}
