import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { ChoreEgg } from '@/components/art/chore-egg';
import { PartOfDayArt } from '@/components/art/part-of-day-art';
import { StateArt } from '@/components/art/state-art';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/messages';
import type { TodayItem } from './today-items';

const MOST_EGGS = 2;

export function LaterButton({
  items,
  open,
  controls,
  onToggle,
}: {
  items: readonly TodayItem[];
  open: boolean;
  controls: string;
  onToggle: () => void;
}) {
  return (
    <Button
      size="compact"
      className="rounded-full"
      aria-label={t('kidDashboard.later')}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      <LaterArt items={items} />
      {items.slice(0, MOST_EGGS).map(({ key, item }) => (
        <ChoreEgg key={key} chore={item.chore} size={40} />
      ))}
      <ChevronDown
        className={clsx('transition-transform motion-reduce:transition-none', open && 'rotate-180')}
      />
    </Button>
  );
}

export function LaterArt({ items }: { items: readonly TodayItem[] }) {
  const part = items[0]?.look === 'due' ? items[0].item.chore.partOfDay : null;
  return part ? (
    <PartOfDayArt part={part} size={40} />
  ) : (
    <StateArt name="later-calendar" size={38} className="rtl:-scale-x-100" />
  );
}
