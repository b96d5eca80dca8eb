import { createStore, useStore } from '@/lib/storage/store';
import { displayOf, needsNoMessage } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';

export type ToastTone = 'pip' | 'pip-look' | 'pip-bloom' | 'pip-oops' | 'ok' | 'error' | 'info';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  tone?: ToastTone;
  action?: { label: string; onPress: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

let toasterMounted = () => {};
/** The toaster loads after the page. */
export const toasterReady = new Promise<void>((resolve) => {
  toasterMounted = resolve;
});

const shown = createStore<ShownToast | null>(null);
const covered = createStore(false);
let isHeldBack: (message: ToastMessage) => boolean = () => false;
let lastId = 0;

/** Replaces the previous notification, unless Pip is talking to a kid (toast-queue.ts). */
export function toast(message: ToastMessage): void {
  if (isHeldBack(message)) return;
  lastId += 1;
  shown.set({ ...message, id: lastId, open: true });
}

/** `holdsBack` decides which notifications are queued. */
export function noteToasterMounted(holdsBack: typeof isHeldBack): void {
  isHeldBack = holdsBack;
  toasterMounted();
}

export function dismissToast(): void {
  const current = shown.get();
  if (current?.open) shown.set({ ...current, open: false });
}

/** Hides notifications until the returned function is called. */
export function coverToasts(): () => void {
  covered.set(true);
  return () => covered.set(false);
}

export function useToast(): ShownToast | null {
  const current = useStore(shown);
  return useStore(covered) ? null : current;
}

export function toastFailure(title: string, error: unknown, fallback = t('ui.checkConnection')): void {
  if (needsNoMessage(error)) return;
  toast({ title, description: displayOf(error, fallback), tone: 'error' });
}
