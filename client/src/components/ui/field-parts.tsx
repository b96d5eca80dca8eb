import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What a field is for, in words beside it. */
export function FieldHint({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="hint">
      {children}
    </p>
  );
}

/** What is wrong with a field and how to put it right. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error">
      <CircleAlert />
      {children}
    </p>
  );
}

/** A control that names itself, as a radio group does, under a label that is only seen. */
export function FieldGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="field grid min-w-0 content-start gap-1.5">
      <span className="label" aria-hidden>
        {label}
      </span>
      {children}
    </div>
  );
}
