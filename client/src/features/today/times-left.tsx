import type { KidChore } from '@shared/contracts/plan';
import { EggShape } from '@/components/art/egg-shapes';
import { t } from '@/lib/i18n/messages';
import { isOpen } from './chore-words';
import type { ChoreLook } from './today-items';

export function TimesLeft({
  item: { chore, doneCount, neededCount },
  look,
}: {
  item: KidChore;
  look: ChoreLook;
}) {
  if (neededCount === null || neededCount < 2) return null;
  if (!isOpen(look)) return null;
  return (
    <span className="flex flex-wrap justify-center">
      <span className="sr-only">{t('kidDashboard.spokenTimes', { done: doneCount, of: neededCount })}</span>
      {Array.from({ length: neededCount }, (_, nth) => (
        <svg
          key={nth}
          viewBox="0 0 64 64"
          width={18}
          height={18}
          className={nth < doneCount ? undefined : 'opacity-40'}
          aria-hidden
        >
          <EggShape look={nth < doneCount ? 'banded' : 'whole'} category={chore.category} />
        </svg>
      ))}
    </span>
  );
}
