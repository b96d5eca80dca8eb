import { PromisedCard } from './promised-card';
import { WaitingCard } from './waiting-card';

/** Pending items and rewards to give. Rendered once both are loaded. */
export function TodayLists({ timezone }: { timezone: string }) {
  return (
    <>
      <WaitingCard />
      <PromisedCard timezone={timezone} />
    </>
  );
}
