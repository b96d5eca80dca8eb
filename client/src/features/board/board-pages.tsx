import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { TouchEvent } from 'react';
import type { BoardLane } from '@shared/contracts/boards';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { isRightToLeft } from '@/lib/i18n/locale';
import { t } from '@/lib/i18n/messages';
import type { BoardLayout } from './use-board-layout';
import styles from './board-pages.module.css';

/** The kids' faces on a phone, which shows one lane at a time. */
export function BoardTabs({
  lanes,
  layout: { page, setPage },
}: {
  lanes: readonly BoardLane[];
  layout: BoardLayout;
}) {
  return (
    <nav className={styles.tabs} aria-label={t('board.kids')}>
      {lanes.map(({ kid }, index) => (
        <button
          key={kid.id}
          ref={index === page ? showInRow : undefined}
          type="button"
          aria-current={index === page}
          onClick={() => setPage(index)}
        >
          <Avatar kid={kid} size={46} />
          <bdi>{kid.name}</bdi>
        </button>
      ))}
    </nav>
  );
}

/** Doesn't scroll the page. */
function showInRow(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  row.scrollTo?.({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 });
}

/** Dots and arrows, for more kids than fit. */
export function BoardPager({ layout: { page, pages, setPage } }: { layout: BoardLayout }) {
  return (
    <nav className={styles.pager} aria-label={t('board.pages')}>
      <Button
        iconOnly
        aria-label={t('board.pageBack')}
        disabled={page === 0}
        onClick={() => setPage(page - 1)}
      >
        <ChevronLeft className="rtl:-scale-x-100" />
      </Button>
      <output className="sr-only">{t('board.page', { page: page + 1, pages })}</output>
      <span className={styles.dots} aria-hidden>
        {Array.from({ length: pages }, (_, index) => (
          <i key={index} data-on={index === page || undefined} />
        ))}
      </span>
      <Button
        iconOnly
        aria-label={t('board.pageNext')}
        disabled={page === pages - 1}
        onClick={() => setPage(page + 1)}
      >
        <ChevronRight className="rtl:-scale-x-100" />
      </Button>
    </nav>
  );
}

const SWIPE_PX = 60;

function pointOf({ touches, changedTouches }: TouchEvent) {
  const touch = touches.length > 1 ? undefined : changedTouches[0];
  return touch ? { x: touch.clientX, y: touch.clientY } : null;
}

/** Turns pages with a swipe to the side. */
export function swipesOf({ page, pages, setPage }: BoardLayout) {
  if (pages < 2) return {};
  let from: { x: number; y: number } | null = null;
  return {
    onTouchStart: (event: TouchEvent) => (from = pointOf(event)),
    onTouchEnd: (event: TouchEvent) => {
      const to = pointOf(event);
      if (!from || !to) return;
      const [x, y] = [to.x - from.x, to.y - from.y];
      from = null;
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return;
      setPage(page + (x < 0 === isRightToLeft ? -1 : 1));
    },
  };
}
