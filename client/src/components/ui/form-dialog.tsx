import { useRef, useState, type ReactNode } from 'react';
import { useFocusFirstError } from '@/lib/focus-first-error';
import type { FormErrors } from '@/lib/form-errors';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { KeptDraftNote } from './kept-draft-note';
import { Button } from './button';
import './form-dialog.css';

export interface FormDialogProps {
  title: string;
  description?: ReactNode;
  width?: number;
  /** Something was typed that closing would lose: then closing asks first. */
  dirty: boolean;
  /** What it holds was typed before and kept: says so, and offers to begin anew. */
  kept?: { restored: boolean; startOver: () => void; forget: () => void };
  saving: boolean;
  submitLabel: string;
  savingLabel?: string;
  /** What is wrong; a new object moves the focus to the first field that is. */
  errors: FormErrors;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
  /** What the fields make, on the page beside them. */
  aside?: ReactNode;
}

/** A form in a dialog, open as long as it is mounted. Escape, Back, the cross and a press outside never lose what was typed. */
export function FormDialog({
  title,
  description,
  width = 980,
  dirty,
  kept,
  saving,
  submitLabel,
  savingLabel,
  errors,
  onSubmit,
  onClose,
  children,
  aside,
}: FormDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [asking, setAsking] = useState(false);

  useFocusFirstError(form, errors);

  const close = () => {
    if (saving) return;
    if (dirty) setAsking(true);
    else onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={title}
      description={description}
      width={width}
      fullOnPhones
      className="form-dialog"
    >
      <form
        ref={form}
        className="form-grid"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving) onSubmit();
        }}
      >
        <div className="form-fields">
          {kept?.restored && (
            <KeptDraftNote
              onStartOver={() => {
                kept.startOver();
                form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
              }}
            />
          )}
          {children}
        </div>
        {aside != null && <div className="form-aside">{aside}</div>}
        <div className="form-actions">
          <Button variant="plain" onClick={close} disabled={saving}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" saving={saving} savingLabel={savingLabel}>
            {submitLabel}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Leave without saving?"
        description="What you typed here would be lost."
        cancelLabel="Keep editing"
        confirmLabel="Leave"
        onConfirm={() => {
          kept?.forget();
          onClose();
        }}
      />
    </Dialog>
  );
}
