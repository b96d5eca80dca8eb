import { useCallback, useState } from 'react';
import { PATTERN_LENGTH } from '@shared/constants';

export interface PicturePattern {
  /** Indices of the chosen pictures, in the order they were chosen. */
  chosen: readonly number[];
  complete: boolean;
  /** Chooses a picture, or takes it back; nothing happens once four are chosen. */
  toggle: (index: number) => void;
  clear: () => void;
}

/** The four pictures being chosen: all different, in order. */
export function usePicturePattern(): PicturePattern {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const toggle = useCallback((index: number) => {
    setChosen((now) => {
      if (now.includes(index)) return now.filter((other) => other !== index);
      return now.length < PATTERN_LENGTH ? [...now, index] : now;
    });
  }, []);
  const clear = useCallback(() => setChosen([]), []);
  return { chosen, complete: chosen.length === PATTERN_LENGTH, toggle, clear };
}
