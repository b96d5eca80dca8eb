import { clsx } from 'clsx';
import { PATTERN_LENGTH, PICTURES } from '@shared/constants';
import { PictureArt, pictureTint } from '@/components/art/picture-art';
import { STAR_PATH } from '@/components/art/star-icon';
import { t } from '@/lib/i18n/messages';
import styles from './picture-grid.module.css';

export interface PictureGridProps {
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
        className={clsx('grid grid-cols-5 gap-[clamp(8px,2cqi,16px)]', compact && styles.compact)}
        aria-label={t('ui.pictures')}
      >
        {PICTURES.map((picture, index) => {
          const order = chosen.indexOf(index) + 1;
          const name = t(`ui.picture.${picture}`);
          return (
            <button
              key={picture}
              type="button"
              className={styles.picture}
              style={{ '--tint': pictureTint(index) }}
              aria-label={order > 0 ? t('ui.chosenPicture', { name, order }) : name}
              aria-pressed={order > 0}
              disabled={disabled || (full && order === 0)}
              onClick={() => onToggle(index)}
            >
              <PictureArt index={index} />
              {order > 0 && (
                <span className={styles.order} aria-hidden>
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
