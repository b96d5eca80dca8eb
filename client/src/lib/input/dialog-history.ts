import { useEffect, useEffectEvent } from 'react';
import { createStore, useStore } from '@/lib/storage/store';

/**
 * An open dialog adds a history entry, so that Back asks the topmost dialog to close and restores the entry.
 * Closing the last dialog removes it.
 */
const openDialogs = createStore<readonly (() => void)[]>([]);
let entryUrl = '';
/** Runs after a `history.back()` that we started. */
let afterStepBack: (() => void) | null = null;
let opened: { url: string; state: unknown } | null = null;
let listening = false;

const MARK = { dialog: true };
const isAtEntry = () => (window.history.state as typeof MARK | null)?.dialog === true;

function stepBack(then: () => void): void {
  afterStepBack = then;
  window.history.back();
}

function onPop(event: PopStateEvent): void {
  if (afterStepBack) {
    const [then, next] = [afterStepBack, opened];
    afterStepBack = opened = null;
    // The router must ignore it.
    if (window.location.href === entryUrl) event.stopImmediatePropagation();
    then();
    if (next) reopen(next);
  } else if (openDialogs.get().length > 0) {
    event.stopImmediatePropagation();
    window.history.pushState(MARK, '', entryUrl);
    openDialogs.get().at(-1)?.();
  } else if (isAtEntry()) {
    // A dialog that navigated left this entry.
    event.stopImmediatePropagation();
    window.history.back();
  }
}

/** Browsers step back asynchronously, which would leave the page opened in between. */
function reopen({ url, state }: { url: string; state: unknown }): void {
  window.history.pushState(state, '', url);
  if (openDialogs.get().length > 0) addEntry();
}

function onPush(): void {
  if (afterStepBack) opened = { url: window.location.href, state: window.history.state as unknown };
}

function listen(): void {
  if (listening) return;
  listening = true;
  // The router fires this event for an added entry.
  window.addEventListener('pushState', onPush);
  // The router would leave the page.
  window.addEventListener('popstate', onPop, { capture: true });
}

function addEntry(): void {
  listen();
  if (!isAtEntry()) window.history.pushState(MARK, '', window.location.href);
  entryUrl = window.location.href;
}

function removeEntry(): void {
  if (openDialogs.get().length === 0 && !afterStepBack && isAtEntry()) stepBack(() => {});
}

export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const closer = () => onBack();
    openDialogs.set([...openDialogs.get(), closer]);
    addEntry();
    return () => {
      openDialogs.set(openDialogs.get().filter((other) => other !== closer));
      // The code that closed it may navigate or open the next dialog.
      setTimeout(removeEntry);
    };
  }, [open]);
}

export const useIsDialogOpen = (): boolean => useStore(openDialogs).length > 0;

/** The history state of a dialog's URL that closes to the previous page. */
export const RETURNS = { returns: true };
const isReturning = () => (window.history.state as typeof RETURNS | null)?.returns === true;

/** Leaves the history entry of a dialog that is part of the URL. */
export function leaveDialogAddress(then: () => void): void {
  if (afterStepBack) return;
  const leave = () => (isReturning() ? stepBack(() => {}) : then());
  if (isAtEntry()) stepBack(leave);
  else leave();
}
