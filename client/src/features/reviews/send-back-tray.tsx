import { clsx } from 'clsx';
import { Undo2 } from 'lucide-react';
import { useId, type RefObject } from 'react';
import { LIMITS } from '@shared/constants';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Tray } from '@/components/ui/tray';
import { t } from '@/lib/i18n/messages';
import type { ReviewProps } from './review-card';
import { RepeatSteps } from './step-tiles';

const REASONS = [1, 2, 3, 4] as const;

/** Four ready reasons, which one tap sends, and a field for a note. */
export default function SendBackTray({
  kid,
  kind,
  picture,
  reviewing,
  anchor,
}: ReviewProps & { anchor: RefObject<HTMLElement | null> }) {
  const formId = useId();
  const { note, redo, write, steps = [] } = reviewing;
  const send = (reason: string) => {
    reviewing.setNoting(null);
    // The row may leave and pass the focus on.
    anchor.current?.focus();
    reviewing.reject(reason, redo);
  };
  return (
    <Tray
      anchor={anchor}
      title={t(`reviews.${kind}.sendBackTo`, { kid: kid.name })}
      text={t('reviews.tapReason', { kid: kid.name })}
      picture={picture}
      onClose={() => reviewing.setNoting(null)}
    >
      {steps.length > 0 && (
        <RepeatSteps steps={steps} chosen={redo} onChange={(chosen) => write({ redo: chosen })} />
      )}
      <div className="mt-4 grid gap-2 laptop:mt-0 laptop:flex laptop:flex-wrap">
        {REASONS.map((reason) => {
          const words = t(`reviews.${kind}.reason${reason}`);
          return (
            <button
              key={reason}
              type="button"
              data-choice
              className={clsx(
                'flex min-h-12.5 items-center justify-between gap-2 rounded-full bg-sunken px-4 py-1.5 text-start text-16 leading-tight font-medium inset-ring-line',
                'hover:text-ink',
                'laptop:min-h-11 laptop:bg-surface laptop:text-15 laptop:font-semibold laptop:inset-ring-2',
              )}
              onClick={() => send(words)}
            >
              {words}
              <Undo2 size={18} className="flex-none text-ink-3 laptop:hidden rtl:-scale-x-100" aria-hidden />
              <kbd className="grid size-5.5 place-items-center rounded-xs bg-sunken font-body text-13 leading-none text-ink-2 max-laptop:hidden">
                {reason}
              </kbd>
            </button>
          );
        })}
      </div>
      <form
        id={formId}
        className="mt-3 grid gap-3 laptop:grid-cols-[minmax(0,1fr)_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          send(note.trim());
        }}
      >
        <Input
          value={note}
          maxLength={LIMITS.text}
          aria-label={t('reviews.noteFor', { kid: kid.name })}
          placeholder={t('reviews.orNote')}
          onChange={(event) => write({ note: event.target.value })}
        />
        <Button type="submit">
          {note.trim() === '' ? t(`reviews.${kind}.withoutNote`) : t(`reviews.${kind}.sendBack`)}
        </Button>
      </form>
    </Tray>
  );
}
