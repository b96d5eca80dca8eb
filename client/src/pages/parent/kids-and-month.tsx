import { KidsToday } from '@/features/plan/kids-today';
import { TuneUpCard } from '@/features/tune-up/tune-up-card';

/** The kids' day, and what last month shows. */
export function KidsAndMonth() {
  return (
    <>
      <KidsToday />
      <TuneUpCard />
    </>
  );
}
