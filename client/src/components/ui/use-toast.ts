import { createStore, useStore } from '@/lib/store';

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

const shown = createStore<ShownToast | null>(null);
const covered = createStore(false);
let isHeldBack: (message: ToastMessage) => boolean = () => false;
let lastId = 0;

/**
 * Shows a notification, from anywhere. One at a time: a new one takes the place of the old, but for what Pip says to a kid
 * (toast-queue.ts).
 */
export function toast(message: ToastMessage): void {
  if (isHeldBack(message)) return;
  lastId += 1;
  shown.set({ ...message, id: lastId, open: true });
}

/** Called by the toaster when it is on the page; from now on it says what is held back to be shown later. */
export function noteToasterMounted(holdsBack: typeof isHeldBack): void {
  isHeldBack = holdsBack;
  toasterMounted();
}

/** Puts the notification away. It stays in the store while it fades. */
export function dismissToast(): void {
  const current = shown.get();
  if (current?.open) shown.set({ ...current, open: false });
}

/**
 * Hides notifications until the returned function is called: what lies over the whole screen is alone there. What was
 * shown before, or what came meanwhile, is shown afterwards.
 */
export function coverToasts(): () => void {
  covered.set(true);
  return () => covered.set(false);
}

/** The notification to render, if any. */
export function useToast(): ShownToast | null {
  const current = useStore(shown);
  return useStore(covered) ? null : current;
}
