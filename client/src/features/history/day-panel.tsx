import { useEffect, useRef, type ReactNode } from 'react';
import type { Sticker } from '@shared/constants';
import type { CalendarDate } from '@shared/rules/calendar';
import { StickerArt } from '@/components/art/sticker-art';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ReadAloud } from '@/components/ui/read-aloud';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDay } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { spokenText } from '@/lib/sound/spoken-text';

const card = 'min-w-0 px-5 py-5.5 kid:rounded-xl kid:shadow-tile';

export function DayPanelSkeleton() {
  return (
    <Card as="section" className={card} aria-busy aria-label={t('history.loadingDay')}>
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="mt-3 h-4 w-2/5" />
      <Skeleton className="mt-6 h-16" />
      <Skeleton className="mt-3 h-16" />
    </Card>
  );
}

export function EmptyMonth({ title, text, isSpoken }: { title: string; text: string; isSpoken: boolean }) {
  return (
    <Card as="section" className={card} aria-label={title}>
      <EmptyState title={title} text={text} className="px-0! py-4!" />
      {isSpoken && <ReadAloud text={spokenText(title, text)} of={title} className="mx-auto" />}
    </Card>
  );
}

/** Announced when it changes. A `chosen` day scrolls into view. */
export function DayPanel({
  date,
  summary,
  chosen,
  spoken,
  sticker,
  children,
}: {
  date: CalendarDate;
  /** '3 rewards, 31 stars' */
  summary: string;
  chosen: CalendarDate | null;
  /** Pip reads these. */
  spoken: readonly string[] | undefined;
  sticker: Sticker | undefined;
  children?: ReactNode;
}) {
  const day = formatDay(date);
  const forYou =
    sticker !== undefined &&
    t('kidDashboard.stickerForYou', { sticker: t(`kidDashboard.stickers.${sticker}`) });
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen === null || !panel.current) return;
    if (panel.current.getBoundingClientRect().top <= window.innerHeight - 160) return;
    panel.current.scrollIntoView({
      block: 'nearest',
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  }, [chosen]);
  return (
    <div ref={panel} className="min-w-0 scroll-my-22.5">
      <Card as="section" className={card} aria-label={t('history.selectedDay')}>
        <div className="flex items-start justify-between gap-2">
          <header className="min-w-0" aria-live="polite">
            <h2 className="text-21 first-letter:uppercase kid:text-26">{day}</h2>
            <p className="mt-0.5 text-15 text-ink-2 kid:text-18">{summary}</p>
          </header>
          {spoken && (
            <ReadAloud
              key={date}
              text={spokenText(day, summary, ...spoken, forYou)}
              of={day}
              className="-me-1.5"
            />
          )}
        </div>
        {forYou && (
          <p className="mt-3 flex items-center gap-3.5 rounded-lg bg-star-soft px-3 py-2 font-display text-18 leading-tight font-semibold text-star-text">
            <StickerArt name={sticker} size={64} className="flex-none" />
            <span className="first-letter:uppercase">{forYou}</span>
          </p>
        )}
        {children != null && <ul className="mt-2 divide-y-2 divide-line">{children}</ul>}
      </Card>
    </div>
  );
}
