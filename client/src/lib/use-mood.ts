import { useLayoutEffect } from 'react';

export type Mood = 'kid' | 'parent' | 'admin';

/** Who is looking at this page: sets key size, depth and ground for it and for its dialogs. */
export function useMood(mood: Mood): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['mood'] = mood;
  }, [mood]);
}
