import { Check } from 'lucide-react';
import { LIMITS } from '@shared/constants';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/input';
import { t } from '@/lib/i18n/messages';
import type { ReviewProps } from './review-card';

/** Enter sends, Shift+Enter inserts a line break, Escape cancels. */
export function NoteEditor({ kind, kid, reviewing, blocked = false }: ReviewProps) {
  const { note } = reviewing;
  const cancel = () => reviewing.setNoting(null);
  const send = () => {
    if (!blocked) reviewing.approve(note.trim());
  };
  return (
    <form
      className="grid animate-fade gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={t('reviews.noteFor', { kid: kid.name })} optional>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            className="min-h-18!"
            ref={focusOnce}
            value={note}
            maxLength={LIMITS.text}
            placeholder={t(`reviews.${kind}.noteExample`)}
            onChange={(event) => reviewing.write({ note: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                event.stopPropagation();
                cancel();
              }
              if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
                event.preventDefault();
                send();
              }
            }}
          />
        )}
      </Field>
      <div className="grid grid-cols-[1fr_1.7fr] items-start gap-3">
        <Button variant="secondary" onClick={cancel}>
          {t('reviews.cancel')}
        </Button>
        <Button variant="primary" type="submit" saves disabled={blocked}>
          <Check />
          {t('reviews.approve')}
        </Button>
      </div>
    </form>
  );
}

function focusOnce(field: HTMLTextAreaElement | null): void {
  field?.focus();
}
