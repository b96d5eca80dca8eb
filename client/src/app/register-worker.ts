import { useEffect } from 'react';
import { audiencesIn, workerAddress, type Audience } from '@/lib/kept-audiences';
import { locale } from '@/lib/locale';
import { noteNewWorker } from '@/lib/new-build';
import { onIdle } from '@/lib/on-idle';
import { deviceStorage } from '@/lib/storage';

/** A tablet's app may stay open for weeks: on coming back after an hour it looks for a new version. */
const LOOK_AGAIN_MS = 3_600_000;

const STORAGE_KEY = 'starnest:kept-for';

const readKept = (): readonly Audience[] => audiencesIn(deviceStorage.read(STORAGE_KEY) ?? '');

const addKept = (audience: Audience): void =>
  deviceStorage.write(STORAGE_KEY, [...readKept(), audience].join(' '));

/** Has the app's files kept on this device in the page's language, once the page is idle. Only the built app has a worker. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') onIdle(start);
  else window.addEventListener('load', () => onIdle(start), { once: true });
}

function start(): void {
  watchBuild();
  register().then(keepFresh, () => {
    // Without it (a private window, no https) the app works as any page does.
  });
}

/** Has what this audience needs kept too, from now on: one of them is signed in. */
export function useKeptFor(audience: Audience, signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn || readKept().includes(audience)) return;
    addKept(audience);
    if (import.meta.env.PROD && 'serviceWorker' in navigator) onIdle(() => void register().catch(() => {}));
  }, [audience, signedIn]);
}

/** The worker keeps what its address names. */
const register = () =>
  navigator.serviceWorker.register(workerAddress(locale, readKept()), { updateViaCache: 'none' });

/** Notes a worker of another build. The first of all takes over from none; with another address it has the same build for others. */
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
      // Away: the next time will do.
    });
  });
}
