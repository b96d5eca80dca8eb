import { clsx } from 'clsx';
import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useBackCloses } from '@/lib/input/dialog-history';
import { noteOpening } from '@/lib/input/taps';
import { t } from '@/lib/i18n/messages';
import { Button } from './button';
import type { ButtonVariant } from './button-look';
import { onEscape } from './dialog';
import styles from './dialog.module.css';
import { useReturnFocus } from './use-return-focus';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  variant?: ButtonVariant | undefined;
  /** Whether confirming is saving. Undefined if it saves nothing. */
  saving?: boolean;
  savingLabel?: string | undefined;
  onConfirm: () => void;
  children?: ReactNode;
}

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = t('ui.cancel'),
  variant = 'danger',
  saving,
  savingLabel,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus(open);
  const change = (next: boolean) => {
    if (saving !== true) onOpenChange(next);
  };
  useBackCloses(open, () => change(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.scrim}>
          <AlertDialog.Content
            ref={noteOpening}
            className={styles.dialog}
            style={{ '--dialog-w': '440px' }}
            onKeyDown={onEscape(() => change(false))}
            onCloseAutoFocus={returnFocus}
          >
            <AlertDialog.Title className={clsx(styles.title, 'pe-0!')}>{title}</AlertDialog.Title>
            <AlertDialog.Description className={styles.description}>{description}</AlertDialog.Description>
            {children}
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <AlertDialog.Cancel asChild>
                <Button variant="plain" disabled={saving}>
                  {cancelLabel}
                </Button>
              </AlertDialog.Cancel>
              <Button
                variant={variant}
                saves={saving !== undefined}
                saving={saving ?? false}
                savingLabel={savingLabel}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
