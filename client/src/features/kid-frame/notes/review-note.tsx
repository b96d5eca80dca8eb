import { clsx } from 'clsx';
import { MessageCircleHeart, Volume2 } from 'lucide-react';
import { lazy, useState } from 'react';
import { DialogPart } from '@/components/ui/dialog-part';
import { t } from '@/lib/i18n/messages';

const loadDialog = () => import('./review-note-dialog');
const ReviewNoteDialog = lazy(loadDialog);

/** An adult's note in two lines. A tap shows all of it and reads it aloud. */
export function ReviewNote({
  title,
  note,
  about,
  className,
  small = false,
  onReply,
}: {
  title: string;
  note: string;
  about: string;
  className?: string | undefined;
  small?: boolean;
  onReply?: (() => void) | undefined;
}) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={
          small
            ? 'grid size-14 flex-none place-items-center rounded-md text-treat-text hover:bg-sunken'
            : clsx(
                'flex h-16 items-center gap-2 rounded-md rounded-es-xs bg-float px-3 text-start text-on-slab',
                className,
              )
        }
        aria-haspopup="dialog"
        aria-label={note ? t('kidDashboard.reviewNote', { title, note }) : undefined}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        {small ? (
          <MessageCircleHeart className="size-7" />
        ) : (
          <>
            <bdi className="line-clamp-2 min-w-0 flex-1 font-body text-18/[1.2] font-medium wrap-anywhere">
              {note || title}
            </bdi>
            <Volume2 className="size-6 text-star tiny:hidden" aria-hidden />
          </>
        )}
      </button>
      {open && (
        <DialogPart onClose={close}>
          <ReviewNoteDialog
            title={title}
            note={note}
            about={about}
            onReply={
              onReply &&
              (() => {
                close();
                onReply();
              })
            }
            onClose={close}
          />
        </DialogPart>
      )}
    </>
  );
}
