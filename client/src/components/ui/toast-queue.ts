import { useEffect } from 'react';
import { toast, type ShownToast, type ToastMessage } from './use-toast';

/** How long Pip's words stay, in ms, before other words of his take their place. */
const READ_MS = 3000;

/** What Pip says, until it could be read. */
let unread: ToastMessage | null = null;
/** What he says next, one after another. */
let waiting: ToastMessage[] = [];

/**
 * Whether a notification has to wait: Pip says something else to a kid who could not read his last words yet. The same words
 * again, as for a second chore, and what is told to parents come at once.
 */
export function holdBack(message: ToastMessage): boolean {
  if (!message.tone?.startsWith('pip')) return false;
  const waits = unread !== null && unread.title !== message.title;
  if (waits) waiting.push(message);
  else unread = message;
  return waits;
}

/** Says what waits next, once `shown` could be read or was put away; it is null while something covers it. */
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

/** Drops what Pip has not said yet, for a kid who has left. What is said to the next kid comes at once. */
export function dropWaitingToasts(): void {
  unread = null;
  waiting = [];
}
