import { clsx } from 'clsx';
import { PATTERN_LENGTH } from '@shared/constants';
import { PictureArt, pictureTint } from '@/components/art/picture-art';
import styles from './picture-input.module.css';
import { RichText } from './rich-text';

export function PictureInput({
  chosen,
  wrong = false,
  compact = false,
  className,
}: {
  chosen: readonly number[];
  wrong?: boolean | undefined;
  compact?: boolean;
  className?: string | undefined;
}) {
  return (
    <div
      className={clsx(
        'flex items-center justify-center gap-[clamp(6px,1.4vw,14px)]',
        compact && styles.compact,
        className,
      )}
      data-wrong={wrong || undefined}
    >
      <div className={clsx('flex gap-[inherit]', wrong && 'animate-shake')} aria-hidden>
        {Array.from({ length: PATTERN_LENGTH }, (_, slot) => {
          const index = chosen[slot];
          return (
            <span
              key={slot}
              className={styles.slot}
              data-state={index !== undefined ? 'filled' : slot === chosen.length ? 'next' : 'empty'}
              style={{
                '--hop-delay': `${slot * 90}ms`,
                '--tint': index === undefined ? undefined : pictureTint(index),
              }}
            >
              {index === undefined ? (
                <i className="size-4 rounded-full bg-line" />
              ) : (
                <PictureArt index={index} />
              )}
            </span>
          );
        })}
      </div>
      <output
        className={clsx(
          'ms-1.5 min-w-[3.4em] font-display leading-[1.05] font-semibold',
          compact ? 'text-21' : 'text-21 laptop:text-26',
        )}
      >
        <RichText
          id="ui.picturesChosen"
          values={{ chosen: chosen.length, count: PATTERN_LENGTH }}
          parts={[
            <small
              key="0"
              className="block font-body text-[0.66em] leading-[1.3] font-semibold text-ink-2"
            />,
          ]}
        />
      </output>
    </div>
  );
}
