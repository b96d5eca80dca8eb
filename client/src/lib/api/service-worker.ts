import { locale } from '@/lib/i18n/locale';
import { noteNewWorker } from './new-build';

/** After an hour, a returning tablet looks for a new version. */
const LOOK_AGAIN_MS = 3_600_000;

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Only the built app has a service worker. The app works without it. */
export function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return (registering ??= register());
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  const { serviceWorker } = navigator;
  let before = serviceWorker.controller?.scriptURL;
  serviceWorker.addEventListener('controllerchange', () => {
    const now = serviceWorker.controller?.scriptURL;
    // The first worker has this page's build.
    if (now === before) noteNewWorker();
    before = now;
  });
  const address = `/sw.js?${new URLSearchParams({ locale }).toString()}`;
  try {
    await serviceWorker.register(address, { updateViaCache: 'none' });
    // Browsers without workers have no registration.
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
      // Registering is tried again later.
    });
  });
}
