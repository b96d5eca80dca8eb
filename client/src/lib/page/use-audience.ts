import { useLayoutEffect } from 'react';

type Audience = 'kid' | 'parent' | 'admin';

/** Decides sizes and colors, including dialogs. */
export function useAudience(audience: Audience): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['audience'] = audience;
  }, [audience]);
}
