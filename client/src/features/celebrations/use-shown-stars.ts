import { useState } from 'react';

/** A kid's balance and lifetime stars. */
export interface StarSums {
  balance: number;
  lifetime: number;
}

/** Returns the displayed stars. They follow the actual ones once these and the news about them are fetched. */
export function useShownStars(actual: StarSums, isSettled: boolean): StarSums {
  const [shown, setShown] = useState(actual);
  if (isSettled && (shown.balance !== actual.balance || shown.lifetime !== actual.lifetime)) setShown(actual);
  return shown;
}
