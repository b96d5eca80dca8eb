import { locale } from '@/lib/locale';
import { noteNewWorker } from '@/lib/new-build';
import { onIdle } from '@/lib/on-idle';

/** A tablet's app may stay open for weeks: on coming back after an hour it looks for a new version. */
const LOOK_AGAIN_MS = 3_600_000;

/** Has the app's files kept on this device in the page's language, once the page is idle. Only the built app has a worker. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') onIdle(register);
  else window.addEventListener('load', () => onIdle(register), { once: true });
}

function register(): void {
  const { serviceWorker } = navigator;
  // The worker keeps the app in the language that its address names.
  const address = `/sw.js?locale=${locale}`;
  // The first worker of all takes over from none, and from the build that the page came from; so does another language's.
  if (serviceWorker.controller?.scriptURL.endsWith(address)) {
    serviceWorker.addEventListener('controllerchange', noteNewWorker);
  }
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
