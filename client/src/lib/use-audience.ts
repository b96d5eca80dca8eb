import { useLayoutEffect } from 'react';

export type Audience = 'kid' | 'parent' | 'admin';

/** Says whom this page is for: sets button size, depth and ground for it and for its dialogs. */
export function useAudience(audience: Audience): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['audience'] = audience;
  }, [audience]);
}
