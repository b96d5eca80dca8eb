import { clsx } from 'clsx';
import { PATTERN_LENGTH } from '@shared/constants';
import { PictureArt, pictureTint } from '@/components/art/picture-art';

/** The four chosen pictures in their order and 'n/4 selected'; `wrong` turns them red and shakes them once. */
export function PictureInput({
  chosen,
  wrong = false,
  compact = false,
  className,
}: {
  chosen: readonly number[];
  wrong?: boolean;
  /** A size smaller, for a parent's dialog. */
  compact?: boolean;
  className?: string;
}) {
  return (
    <div
      className={clsx('picture-slots', compact && 'picture-slots-compact', className)}
      data-wrong={wrong || undefined}
    >
      <div className="picture-slot-row" aria-hidden>
        {Array.from({ length: PATTERN_LENGTH }, (_, slot) => {
          const index = chosen[slot];
          return (
            <span
              key={slot}
              className="picture-slot"
              data-state={index !== undefined ? 'filled' : slot === chosen.length ? 'next' : 'empty'}
              style={index === undefined ? undefined : { '--tint': pictureTint(index) }}
            >
              {index === undefined ? <i /> : <PictureArt index={index} />}
            </span>
          );
        })}
      </div>
      <output className="picture-count">
        {chosen.length}/{PATTERN_LENGTH} <small>selected</small>
      </output>
    </div>
  );
}
