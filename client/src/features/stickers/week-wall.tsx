import type { Nest } from '@shared/contracts/nest';
import { WeekFigureArt } from '@/components/art/week-figure';
import { t } from '@/lib/i18n/messages';

/** The picture's width in CSS pixels. Fewer nights make it smaller. */
export const pictureWidth = (nights: number): number => 64 + 8 * nights;

export function WeekWall({ wall }: { wall: Nest['nights']['wall'] }) {
  if (wall.length === 0) return null;
  return (
    <section
      className="on-night rounded-2xl bg-slab px-4 pt-4 pb-5 text-on-slab shadow-tile"
      aria-label={t('stickers.wall')}
    >
      <h2 className="mb-3.5 text-center text-21">{t('stickers.wall')}</h2>
      <ul className="flex flex-wrap items-end justify-center gap-4">
        {wall.map(({ from, figure, count }) => (
          <li key={from}>
            <svg
              viewBox="-8 -10 256 220"
              width={pictureWidth(count)}
              className="h-auto overflow-visible"
              aria-hidden
            >
              <WeekFigureArt figure={figure} count={count} isWhole />
            </svg>
            <span className="sr-only">
              {t('stickers.wallPicture', { figure: t(`goodnight.figure.${figure}`), count })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
