import { useId, useState, type ReactNode } from 'react';
import { AnimatedList } from '@/components/ui/animated-list';
import { useHeldRows } from '@/components/ui/use-held-rows';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/messages';
import { useChanging } from './tune-up.api';

const FIRST = 4;

export function Section<Item extends { id: string }>({
  title,
  empty,
  items,
  leaves = false,
  render,
}: {
  title: string;
  empty: string;
  items: readonly Item[];
  leaves?: boolean;
  render: (item: Item) => ReactNode;
}) {
  const id = useId();
  const [all, setAll] = useState(false);
  const changing = useChanging();
  const shown = all ? items : items.slice(0, FIRST);
  const rows = useHeldRows(shown, (item) => leaves && changing.has(item.id));
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="text-16">
        {title}
      </h3>
      <AnimatedList rows={rows} label={title} render={render} />
      {rows.length === 0 && <p className="py-3 text-15 text-ink-2">{empty}</p>}
      {shown.length < items.length && (
        <Button variant="text" className="-ms-3" onClick={() => setAll(true)}>
          {t('tuneUp.showAll', { count: items.length })}
        </Button>
      )}
    </section>
  );
}
