import { StarFlight } from './star-flight';
import type { StarShow as Show } from './use-shown-stars';

/** Stars in flight: to the level if it is on the screen, else to the stars to spend. */
export function StarShow({
  show: { flight, onLand },
  choreId,
  isLevelSeen,
}: {
  show: Show;
  /** The chore that was approved, if it is known. */
  choreId: string | null;
  isLevelSeen: boolean;
}) {
  return (
    flight && (
      <StarFlight
        key={flight.from.lifetime}
        flight={flight}
        choreId={choreId}
        toBalance={!isLevelSeen}
        onLand={onLand}
      />
    )
  );
}
