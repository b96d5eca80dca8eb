import { ChevronDown } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { EggShape } from '@/components/art/egg-shapes';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/messages';
import { useMoveNoted } from '@/lib/input/taps';
import type { TodayItem } from './today-items';

const MOST = 6;

const MOST_EGGS = 4;

export function ChoreSection({
  name,
  title,
  picture,
  beside,
  order,
  children,
}: {
  name: string;
  title: string;
  picture: ReactNode;
  beside?: ReactNode;
  /** A change of the order of all sections moves this one. */
  order: string;
  children: ReactNode;
}) {
  const section = useRef<HTMLElement>(null);
  useMoveNoted(section, order);
  return (
    <section ref={section} className="scroll-mt-24" data-section={name} aria-label={title}>
      <div className="mt-2 mb-4.5 flex min-h-14.5 flex-wrap items-center justify-between gap-3">
        <h2
          tabIndex={-1}
          className="mx-1 flex items-center gap-2.5 text-26 focus:shadow-none focus:outline-none"
        >
          {picture}
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}

export function ChoreList({
  name,
  items,
  grid,
  children,
}: {
  name: string;
  items: readonly TodayItem[];
  grid: string;
  children: (one: TodayItem) => ReactNode;
}) {
  const [all, setAll] = useState(false);
  const hidden = all ? [] : items.slice(MOST);
  return (
    <>
      <div className="@container/tiles">
        <ul data-list={name} className={grid}>
          {items.slice(0, items.length - hidden.length).map((one) => children(one))}
        </ul>
      </div>
      {hidden.length > 0 && (
        <Button wide className="mt-4.5" onClick={() => setAll(true)}>
          <Eggs items={hidden} />
          {t('kidDashboard.moreChores', { count: hidden.length })}
          <ChevronDown />
        </Button>
      )}
    </>
  );
}

function Eggs({ items }: { items: readonly TodayItem[] }) {
  return (
    <span className="me-1 flex" aria-hidden>
      {items.slice(0, MOST_EGGS).map(({ key, item }) => (
        <svg key={key} viewBox="0 0 64 64" className="-me-3 size-10!">
          <EggShape look="whole" category={item.chore.category} />
        </svg>
      ))}
    </span>
  );
}
