import { useSyncExternalStore } from 'react';

export type ToastTone = 'pip' | 'pip-oops' | 'ok' | 'error' | 'info';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** Pip for kid moments, a glyph for work. */
  tone?: ToastTone;
  action?: { label: string; onPress: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

let toasterMounted = () => {};
/** Resolves once notifications can be seen: the toaster is loaded after the page. */
export const toasterReady = new Promise<void>((resolve) => {
  toasterMounted = resolve;
});

let shown: ShownToast | null = null;
let isHeldBack: (message: ToastMessage) => boolean = () => false;
let covered = false;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a notification, from anywhere. One at a time: a new one takes the place of the old, but for what Pip says to a kid
 * (toast-queue.ts).
 */
export function toast(message: ToastMessage): void {
  if (isHeldBack(message)) return;
  lastId += 1;
  show({ ...message, id: lastId, open: true });
}

/** Called by the toaster when it is on the page; from now on it says what is held back to be shown later. */
export function noteToasterMounted(holdsBack: typeof isHeldBack): void {
  isHeldBack = holdsBack;
  toasterMounted();
}

/** Puts the notification away. It stays in the store while it fades. */
export function dismissToast(): void {
  if (shown?.open) show({ ...shown, open: false });
}

/**
 * Hides notifications until the returned function is called: what lies over the whole screen is alone there. What was
 * shown before, or what came meanwhile, is shown afterwards.
 */
export function coverToasts(): () => void {
  setCovered(true);
  return () => setCovered(false);
}

function setCovered(next: boolean): void {
  covered = next;
  show(shown);
}

/** The notification to render, if any. */
export function useToast(): ShownToast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (covered ? null : shown),
  );
}
