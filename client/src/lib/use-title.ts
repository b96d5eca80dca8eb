import { useEffect } from 'react';

/** Sets the document title: 'Parent Portal · Starnest'. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Starnest`;
  }, [title]);
}
