import { locale } from './locale';
import { noteNewWorker } from './new-build';

/** A tablet's app may stay open for weeks: on coming back after an hour it looks for a new version. */
const LOOK_AGAIN_MS = 3_600_000;

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;

/**
 * Registers the service worker for the page's language, once. Only the built app has one. Without it (a private window, no
 * https) the app works as any page does.
 */
export function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return (registering ??= register());
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  const { serviceWorker } = navigator;
  let before = serviceWorker.controller?.scriptURL;
  serviceWorker.addEventListener('controllerchange', () => {
    const now = serviceWorker.controller?.scriptURL;
    // The first worker of all, or one for another language, has this page's build.
    if (now === before) noteNewWorker();
    before = now;
  });
  const address = `/sw.js?${new URLSearchParams({ locale }).toString()}`;
  try {
    await serviceWorker.register(address, { updateViaCache: 'none' });
    // Browsers without a worker have no registration.
    const registration = await serviceWorker.getRegistration();
    if (registration) keepFresh(registration);
    return registration;
  } catch {
    return undefined;
  }
}

function keepFresh(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    registration.update().catch(() => {
      // Offline: it is checked again later.
    });
  });
}
