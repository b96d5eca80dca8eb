import { FloatingLevel } from '@/features/nest/floating-level';
import { StarFlight } from './star-flight';
import type { StarShow as Show } from './use-shown-stars';

/** Stars in flight, and the level that they fill, where it is out of sight. */
export function StarShow({
  show: { sums, flight, filled, flying, onLand },
  choreId,
  toBalance,
  isLevelSeen,
}: {
  show: Show;
  /** The chore that was approved, if it is known. */
  choreId: string | null;
  /** They fly to the stars to spend, and the level comes down only when it is filled. */
  toBalance: boolean;
  isLevelSeen: boolean;
}) {
  return (
    <>
      {(toBalance ? filled !== null : flying) && !isLevelSeen && (
        <FloatingLevel lifetime={sums.lifetime} filled={filled} />
      )}
      {flight && (
        <StarFlight
          key={flight.from.lifetime}
          flight={flight}
          choreId={choreId}
          toBalance={toBalance}
          onLand={onLand}
        />
      )}
    </>
  );
}
