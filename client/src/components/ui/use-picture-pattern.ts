import { useCallback, useState } from 'react';
import { PATTERN_LENGTH } from '@shared/constants';

export interface PicturePattern {
  chosen: readonly number[];
  complete: boolean;
  toggle: (index: number) => void;
  clear: () => void;
  set: (chosen: readonly number[]) => void;
}

export function usePicturePattern(): PicturePattern {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const toggle = useCallback((index: number) => {
    setChosen((now) => {
      if (now.includes(index)) return now.filter((other) => other !== index);
      return now.length < PATTERN_LENGTH ? [...now, index] : now;
    });
  }, []);
  const clear = useCallback(() => setChosen([]), []);
  return { chosen, complete: chosen.length === PATTERN_LENGTH, toggle, clear, set: setChosen };
}
