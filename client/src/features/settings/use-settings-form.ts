import { useRef, useState, type RefObject } from 'react';
import { useFocusFirstError } from '@/lib/focus-first-error';
import { withoutError, type FormErrors } from '@/lib/form-errors';

/** A form on a settings card: its draft, what is wrong with it, and the focus on the first field that is. */
export function useSettingsForm<Draft extends object>(
  initial: Draft,
): {
  form: RefObject<HTMLFormElement | null>;
  draft: Draft;
  set: <Name extends keyof Draft & string>(name: Name, value: Draft[Name]) => void;
  reset: () => void;
  errors: FormErrors;
  setErrors: (errors: FormErrors) => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<FormErrors>({});
  useFocusFirstError(form, errors);
  return {
    form,
    draft,
    set: (name, value) => {
      setDraft((now) => ({ ...now, [name]: value }));
      if (name in errors) setErrors(withoutError(errors, name));
    },
    reset: () => {
      setDraft(initial);
      setErrors({});
    },
    errors,
    setErrors,
  };
}
