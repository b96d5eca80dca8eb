import { useLayoutEffect } from 'react';

export type Audience = 'kid' | 'parent' | 'admin';

/** Sets the page's audience, which controls sizes and colors, including dialogs. */
export function useAudience(audience: Audience): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['audience'] = audience;
  }, [audience]);
}
