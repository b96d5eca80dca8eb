import { locale } from '@/lib/locale';
import { noteNewWorker } from '@/lib/new-build';
import { onIdle } from '@/lib/on-idle';

/** A tablet's app may stay open for weeks: on coming back after an hour it looks for a new version. */
const LOOK_AGAIN_MS = 3_600_000;

/** Registers the service worker for the page's language once the page is idle. Only the built app has one. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') onIdle(start);
  else window.addEventListener('load', () => onIdle(start), { once: true });
}

function start(): void {
  const { serviceWorker } = navigator;
  let before = serviceWorker.controller?.scriptURL;
  serviceWorker.addEventListener('controllerchange', () => {
    const now = serviceWorker.controller?.scriptURL;
    // The first worker of all, or one for another language, has this page's build.
    if (now === before) noteNewWorker();
    before = now;
  });
  const address = `/sw.js?${new URLSearchParams({ locale }).toString()}`;
  serviceWorker.register(address, { updateViaCache: 'none' }).then(keepFresh, () => {
    // Without it (a private window, no https) the app works as any page does.
  });
}

function keepFresh(registration: ServiceWorkerRegistration | undefined): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    registration?.update().catch(() => {
      // Away: the next time will do.
    });
  });
}
