import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export function FieldHint({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="hint">
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error">
      <CircleAlert />
      {children}
    </p>
  );
}

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
