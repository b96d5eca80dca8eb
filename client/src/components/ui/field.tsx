import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { t } from '@/lib/i18n/messages';

export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode | undefined;
  error?: string | null | undefined;
  required?: boolean;
  optional?: boolean;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, hint, error, required, optional, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = clsx(error && errorId, hint != null && hintId) || undefined;
  return (
    <div className={clsx('field grid min-w-0 content-start gap-1.5', className)}>
      <label htmlFor={id} className="label">
        {label}
        {optional && <span className="font-normal text-ink-2"> {t('ui.optional')}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy,
        'aria-required': required ? true : undefined,
      })}
      {hint != null && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="field-error">
          <CircleAlert size={16} />
          {error}
        </p>
      )}
    </div>
  );
}

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
