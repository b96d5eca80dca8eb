import { useEffect } from 'react';
import { audiencesIn, workerAddress, type Audience } from '@/lib/kept-audiences';
import { locale } from '@/lib/locale';
import { noteNewWorker } from '@/lib/new-build';
import { onIdle } from '@/lib/on-idle';
import { deviceStorage } from '@/lib/storage';

/**
 * A tablet may show the app for weeks, so it checks for a new version when it becomes visible after an hour.
 */
const LOOK_AGAIN_MS = 3_600_000;

const STORAGE_KEY = 'starnest:kept-for';

const readKept = (): readonly Audience[] => audiencesIn(deviceStorage.read(STORAGE_KEY) ?? '');

const addKept = (audience: Audience): void =>
  deviceStorage.write(STORAGE_KEY, [...readKept(), audience].join(' '));

/** Registers the service worker in the page's language when the page is idle. Only in builds. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') onIdle(start);
  else window.addEventListener('load', () => onIdle(start), { once: true });
}

function start(): void {
  watchBuild();
  register().then(keepFresh, () => {
    // Without it (private window, no https), the app still works.
  });
}

/** Also caches the files of this audience, if signed in. */
export function useKeptFor(audience: Audience, signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn || readKept().includes(audience)) return;
    addKept(audience);
    if (import.meta.env.PROD && 'serviceWorker' in navigator) onIdle(() => void register().catch(() => {}));
  }, [audience, signedIn]);
}

/** The worker caches the files that its URL names. */
const register = () =>
  navigator.serviceWorker.register(workerAddress(locale, readKept()), { updateViaCache: 'none' });

/**
 * Detects a worker of another build. Not the first worker, and not one with another URL, which has the same
 * build for other audiences.
 */
function watchBuild(): void {
  const { serviceWorker } = navigator;
  let before = serviceWorker.controller?.scriptURL;
  serviceWorker.addEventListener('controllerchange', () => {
    const now = serviceWorker.controller?.scriptURL;
    if (now === before) noteNewWorker();
    before = now;
  });
}

function keepFresh(registration: ServiceWorkerRegistration | undefined): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    registration?.update().catch(() => {
      // Offline. The next check retries.
    });
  });
}
