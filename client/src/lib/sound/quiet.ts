import { useEffect } from 'react';

const busy = new Set<object>();
const touched = new Set<HTMLInputElement | HTMLTextAreaElement>();

function noteTyping({ target }: Event): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) touched.add(target);
}

export function watchTyping(signal: AbortSignal): void {
  document.addEventListener('input', noteTyping, { signal });
}

export function useBusy(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const token = {};
    busy.add(token);
    return () => void busy.delete(token);
  }, [active]);
}

/** Whether there is no dialog, celebration, typed text or speech. */
export function isQuiet(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return (
    busy.size === 0 &&
    document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') === null &&
    ![...touched].some(({ value }) => value !== '') &&
    !('speechSynthesis' in window && window.speechSynthesis.speaking)
  );
}
