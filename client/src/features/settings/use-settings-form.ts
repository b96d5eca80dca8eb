import { useRef, useState, type RefObject } from 'react';
import { useFocusFirstError } from '@/lib/focus-first-error';
import { withoutFault, type Faults } from '@/lib/form-faults';

/** A form on a settings card: its draft, what is wrong with it, and the focus on the first field that is. */
export function useSettingsForm<Draft extends object>(
  initial: Draft,
): {
  form: RefObject<HTMLFormElement | null>;
  draft: Draft;
  set: <Name extends keyof Draft & string>(name: Name, value: Draft[Name]) => void;
  reset: () => void;
  faults: Faults;
  setFaults: (faults: Faults) => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(initial);
  const [faults, setFaults] = useState<Faults>({});
  useFocusFirstError(form, faults);
  return {
    form,
    draft,
    set: (name, value) => {
      setDraft((now) => ({ ...now, [name]: value }));
      if (name in faults) setFaults(withoutFault(faults, name));
    },
    reset: () => {
      setDraft(initial);
      setFaults({});
    },
    faults,
    setFaults,
  };
}
