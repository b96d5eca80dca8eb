import { clsx } from 'clsx';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { RotateCcw } from 'lucide-react';
import { useOffline } from '@/lib/api/connection';
import { useFocusFirstError, type FormErrors } from '@/lib/forms/form-errors';
import { t } from '@/lib/i18n/messages';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { ChangedNote, type Changed } from './changed-note';
import { Button } from './button';
import { RichText } from './rich-text';
import styles from './form-dialog.module.css';

interface FormDialogProps {
  title: string;
  description?: ReactNode | undefined;
  width?: number;
  /** Closing then requires confirmation. */
  dirty: boolean;
  /** Whether the form was restored from a draft, and how to discard it. */
  kept?: { restored: boolean; startOver: () => void; forget: () => void } & Changed;
  fieldNames?: Readonly<Record<string, string>>;
  saving: boolean;
  submitLabel: string;
  savingLabel?: string | undefined;
  errors: FormErrors;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
  aside?: ReactNode;
  /** A bottom sheet instead of a full screen on phones. */
  sheet?: boolean;
}

/** Never loses input: Escape, Back, the close button and a press outside ask first. */
export function FormDialog({
  title,
  description,
  width = 980,
  dirty,
  kept,
  fieldNames = {},
  saving,
  submitLabel,
  savingLabel,
  errors,
  onSubmit,
  onClose,
  children,
  aside,
  sheet = false,
}: FormDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const inConflict = kept !== undefined && kept.conflicts.length > 0;
  const focusFirst = () => form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  const [asking, setAsking] = useState(false);
  const offline = useOffline();

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
      fullOnPhones={!sheet}
      sheet={sheet}
      className={clsx('overflow-clip p-0 max-mini:overflow-visible', styles.dialog)}
      titleClass={styles.title}
      descriptionClass="px-8 max-mini:px-4.5"
    >
      <form
        ref={form}
        className="contents"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (inConflict) note.current?.focus();
          else if (!saving && !offline) onSubmit();
        }}
      >
        <div className={styles.grid} role="presentation" onKeyDown={saveOnCtrlEnter}>
          <div className={clsx('grid min-w-0 content-start gap-4.5', styles.fields)}>
            {/* Always present, so that it is announced. */}
            <output className="sr-only">{offline && t('manage.offline')}</output>
            {kept?.restored && (
              <KeptDraftNote
                onStartOver={() => {
                  kept.startOver();
                  focusFirst();
                }}
              />
            )}
            {inConflict && (
              <ChangedNote changed={kept} names={fieldNames} noteRef={note} onDone={focusFirst} />
            )}
            {children}
          </div>
          {aside != null && (
            <div className={clsx('grid min-w-0 content-start gap-4.5', styles.aside)}>{aside}</div>
          )}
          <div className={clsx('form-actions flex gap-3 *:last:flex-1', styles.actions)}>
            <Button variant="plain" onClick={close} disabled={saving}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="primary" saves saving={saving} savingLabel={savingLabel}>
              {submitLabel}
            </Button>
          </div>
        </div>
      </form>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('ui.leaveUnsaved')}
        description={t('ui.leaveUnsavedText')}
        cancelLabel={t('ui.keepEditing')}
        confirmLabel={t('ui.leave')}
        onConfirm={() => {
          kept?.forget();
          onClose();
        }}
      />
    </Dialog>
  );
}

function saveOnCtrlEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, repeat, currentTarget, target } = event;
  // React also passes on the keys of dialogs that the form opens.
  const isInside = target instanceof Node && currentTarget.contains(target);
  if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat || !isInside) return;
  event.preventDefault();
  currentTarget.closest('form')?.requestSubmit();
}

export function KeptDraftNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-info-soft p-3.5 text-info">
      <output className="min-w-48 flex-1 text-15 leading-snug">
        <RichText id="ui.draftKept" parts={[<b key="0" className="block font-semibold" />]} />
      </output>
      <Button variant="plain" size="sm" onClick={onStartOver}>
        <RotateCcw />
        {t('ui.startOver')}
      </Button>
    </div>
  );
}
