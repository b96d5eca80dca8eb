import { useEffect } from 'react';

/** Names the page in the browser's tab: 'Parent Portal · Starnest'. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Starnest`;
  }, [title]);
}
