import { Plus } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/messages';
import { useMoveNoted } from '@/lib/taps';
import type { TodayItem } from './today-items';

/** More than these come when they are asked for. */
const MOST = 6;

export const rowGrid = 'grid grid-cols-1 gap-x-3.5 gap-y-3 md:grid-cols-2';

/** Now, Later or Done: its picture and name, then its chores, the first six until more are asked for. */
export function ChoreSection({
  name,
  title,
  picture,
  beside,
  items,
  order,
  grid,
  children,
}: {
  /** Names the section to what scrolls to it. */
  name: string;
  title: string;
  picture: ReactNode;
  /** At the end of the heading's line. */
  beside?: ReactNode;
  items: readonly TodayItem[];
  /** Names the items of all sections in their order: a change of it moves this section. */
  order: string;
  /** The classes of the list. */
  grid: string;
  children: (one: TodayItem) => ReactNode;
}) {
  const section = useRef<HTMLElement>(null);
  useMoveNoted(section, order);
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, MOST);
  const hidden = items.length - shown.length;
  return (
    <section ref={section} className="scroll-mt-24" data-section={name} aria-label={title}>
      <div className="mt-3.5 mb-4 flex min-h-13.5 items-center justify-between gap-3">
        <h2
          tabIndex={-1}
          className="mx-1 flex items-center gap-2.5 text-28 focus:shadow-none focus:outline-none max-md:text-26"
        >
          {picture}
          {title}
        </h2>
        {beside}
      </div>
      <div className="@container/tiles">
        <ul className={grid}>{shown.map((one) => children(one))}</ul>
      </div>
      {hidden > 0 && (
        <p className="mt-4 grid justify-items-center">
          <Button onClick={() => setAll(true)}>
            <Plus />
            {t('kidDashboard.moreChores', { count: hidden })}
          </Button>
        </p>
      )}
    </section>
  );
}
