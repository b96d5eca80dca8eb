import { KidsToday } from '@/features/plan/kids-today';
import { TuneUpCard } from '@/features/tune-up/tune-up-card';

export function KidsAndMonth() {
  return (
    <>
      <KidsToday />
      <TuneUpCard />
    </>
  );
}
