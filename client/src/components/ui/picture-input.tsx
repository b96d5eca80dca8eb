import { clsx } from 'clsx';
import { useCallback, useState } from 'react';
import { PATTERN_LENGTH, PICTURES } from '@shared/constants';
import { PictureArt, pictureTint } from '@/components/art/picture-art';
import { STAR_PATH } from '@/components/art/star-icon';
import { t } from '@/lib/i18n/messages';
import styles from './picture-input.module.css';
import gridStyles from './picture-grid.module.css';
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

interface PictureGridProps {
  chosen: readonly number[];
  onToggle: (index: number) => void;
  disabled?: boolean;
  compact?: boolean;
  className?: string | undefined;
}

/** A second tap removes a picture. Only four can be selected. */
export function PictureGrid({ chosen, onToggle, disabled = false, compact, className }: PictureGridProps) {
  const full = chosen.length >= PATTERN_LENGTH;
  return (
    <div className={clsx('@container', className)}>
      <fieldset
        className={clsx('grid grid-cols-5 gap-[clamp(8px,2cqi,16px)]', compact && gridStyles.compact)}
        aria-label={t('ui.pictures')}
      >
        {PICTURES.map((picture, index) => {
          const order = chosen.indexOf(index) + 1;
          const name = t(`ui.picture.${picture}`);
          return (
            <button
              key={picture}
              type="button"
              className={gridStyles.picture}
              style={{ '--tint': pictureTint(index) }}
              aria-label={order > 0 ? t('ui.chosenPicture', { name, order }) : name}
              aria-pressed={order > 0}
              disabled={disabled || (full && order === 0)}
              onClick={() => onToggle(index)}
            >
              <PictureArt index={index} />
              {order > 0 && (
                <span className={gridStyles.order} aria-hidden>
                  <svg viewBox="0 0 24 24">
                    <path d={STAR_PATH} />
                  </svg>
                  <b>{order}</b>
                </span>
              )}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}

export interface PicturePattern {
  chosen: readonly number[];
  complete: boolean;
  toggle: (index: number) => void;
  clear: () => void;
  set: (chosen: readonly number[]) => void;
}

export function usePicturePattern(): PicturePattern {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const toggle = useCallback((index: number) => {
    setChosen((now) => {
      if (now.includes(index)) return now.filter((other) => other !== index);
      return now.length < PATTERN_LENGTH ? [...now, index] : now;
    });
  }, []);
  const clear = useCallback(() => setChosen([]), []);
  return { chosen, complete: chosen.length === PATTERN_LENGTH, toggle, clear, set: setChosen };
}
