import { PromisedCard } from './promised-card';
import { WaitingCard } from './waiting-card';

/** What waits for a grown-up, and what was promised: the lists come once the page stands, together with what is in them. */
export function TodayLists({ timezone }: { timezone: string }) {
  return (
    <>
      <WaitingCard />
      <PromisedCard timezone={timezone} />
    </>
  );
}
