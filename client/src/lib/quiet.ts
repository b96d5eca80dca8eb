import { useEffect } from 'react';

/** What must not be interrupted, beside what the page itself shows: one token for each mounted `useBusy(true)`. */
const busy = new Set<object>();
/** Fields that somebody has typed into. */
const touched = new Set<HTMLInputElement | HTMLTextAreaElement>();

function noteTyping({ target }: Event): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) touched.add(target);
}

/** Begins to notice what is typed; once, when the app starts. Until `signal` is aborted. */
export function watchTyping(signal: AbortSignal): void {
  document.addEventListener('input', noteTyping, { signal });
}

/** While `active`, the page is not loaded anew by itself: for what is under way without a dialog or a typed field. */
export function useBusy(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const token = {};
    busy.add(token);
    return () => void busy.delete(token);
  }, [active]);
}

/** Whether nothing would be lost or cut short by loading the page anew: no dialog or celebration, no typed text, no speech. */
export function isQuiet(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return (
    busy.size === 0 &&
    document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') === null &&
    ![...touched].some(({ value }) => value !== '') &&
    !('speechSynthesis' in window && window.speechSynthesis.speaking)
  );
}
