import { clsx } from 'clsx';
import { Undo2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { StickerArt } from '@/components/art/sticker-art';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/messages';
import type { OwnSticker } from './placement';

export function StickerTray({
  tray,
  fresh,
  away,
  bind,
  canUndo,
  onUndo,
  onPeel,
}: {
  tray: readonly OwnSticker[];
  /** The day of the new sticker. */
  fresh: string | undefined;
  /** The day of the sticker that is over the scene. */
  away: string | undefined;
  bind: (sticker: OwnSticker) => ComponentProps<'button'>;
  canUndo: boolean;
  onUndo: () => void;
  /** Absent if no sticker was tapped. */
  onPeel: (() => void) | undefined;
}) {
  return (
    <div
      className="mt-5.5 flex h-24.5 items-center gap-2.5 rounded-xl bg-surface px-2.5 shadow-tile max-tablet:mt-4.5 max-tablet:gap-2"
      data-tray
    >
      <ul
        className="flex min-w-0 flex-1 items-center gap-2.5 self-stretch overflow-x-auto p-1 [scrollbar-width:none]"
        aria-label={t('stickers.tray')}
      >
        {tray.map((sticker) => {
          const { id, day } = sticker;
          const isAway = day === away;
          return (
            <li key={day} className="flex-none">
              <button
                type="button"
                className={clsx(
                  'grid size-20 touch-pan-x place-items-center rounded-lg',
                  day === fresh ? 'bg-star-soft ring-4 ring-star ring-inset' : 'bg-sunken',
                )}
                data-own={day}
                data-sticker={id}
                aria-label={t(`kidDashboard.stickers.${id}`)}
                aria-pressed={isAway}
                {...bind(sticker)}
              >
                <StickerArt
                  name={id}
                  className={clsx('pointer-events-none size-17', isAway && 'opacity-0')}
                />
              </button>
            </li>
          );
        })}
      </ul>
      {onPeel && <Button onClick={onPeel}>{t('stickers.peel')}</Button>}
      <Button iconOnly aria-label={t('stickers.undo')} disabled={!canUndo} onClick={onUndo}>
        <Undo2 className="size-7!" />
      </Button>
    </div>
  );
}
