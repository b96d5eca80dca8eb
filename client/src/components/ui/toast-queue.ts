import { useEffect } from 'react';
import { toast, type ShownToast, type ToastMessage } from './use-toast';

/** Time to read Pip's notification before another one replaces it. */
const READ_MS = 3000;

let unread: ToastMessage | null = null;
let waiting: ToastMessage[] = [];

/** A kid is still reading another one. Repeated texts and notifications for parents don't wait. */
export function holdBack(message: ToastMessage): boolean {
  if (!message.tone?.startsWith('pip')) return false;
  const waits = unread !== null && unread.title !== message.title;
  if (waits) waiting.push(message);
  else unread = message;
  return waits;
}

/** `shown` is null while covered. */
export function useToastQueue(shown: ShownToast | null): void {
  const { id, open } = shown ?? {};
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(showNext, open ? READ_MS : 0);
    return () => clearTimeout(timer);
  }, [id, open]);
}

function showNext(): void {
  unread = null;
  const next = waiting.shift();
  if (next) toast(next);
}

/** Drops them when a kid leaves, so that the next kid's are shown immediately. */
export function dropWaitingToasts(): void {
  unread = null;
  waiting = [];
}
