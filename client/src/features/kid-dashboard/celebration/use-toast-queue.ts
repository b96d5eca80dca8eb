import { useEffect, useRef } from 'react';
import { toast, type ToastMessage } from '@/components/ui/use-toast';

/** Between two bubbles, in ms: each can be read. */
const APART_MS = 5000;

/** Returns a function that shows toasts one after another; those not shown yet are dropped with the page. */
export function useToastQueue(): (messages: readonly ToastMessage[]) => void {
  const timers = useRef(new Set<number>());
  const freeAt = useRef(0);
  useEffect(() => {
    const all = timers.current;
    return () => {
      for (const timer of all) window.clearTimeout(timer);
    };
  }, []);
  return (messages) => {
    for (const message of messages) {
      const now = performance.now();
      const at = Math.max(now, freeAt.current);
      freeAt.current = at + APART_MS;
      if (at === now) toast(message);
      else timers.current.add(window.setTimeout(() => toast(message), at - now));
    }
  };
}
