import type { PushWant } from '@shared/constants';
import { PUSH_STORAGE_KEY } from '@/lib/storage/shown-notifications';
import { registerWorker } from '@/lib/api/service-worker';
import { deviceStorage } from '@/lib/storage/storage';

/** `blocked` requires a change in the browser's settings. */
export type PushSupport = 'unsupported' | 'blocked' | 'available';

export async function readSupport(): Promise<PushSupport> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await worker()) ? 'available' : 'unsupported';
}

export class NotAllowedError extends Error {}

/** Throws NotAllowedError. */
export async function askPermission(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowedError('not allowed');
}

/** Returns an existing subscription for `key` (base64url). Throws the browser's error. */
export async function subscribeBrowser(
  key: string,
): Promise<{ endpoint: string | undefined; keys: Record<string, string> | undefined }> {
  const registration = await worker();
  if (!registration) throw new Error('no service worker');
  await activation(registration);
  const manager = registration.pushManager;
  const bytes = bytesOf(key);
  let existing = await manager.getSubscription();
  if (existing && !isSame(existing.options.applicationServerKey, bytes)) {
    await existing.unsubscribe();
    existing = null;
  }
  const subscription =
    existing ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes }));
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, keys };
}

export const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await worker())?.pushManager.getSubscription()) ?? null;

interface Remembered {
  userId: string;
  wants: PushWant[];
  approves?: boolean;
}

export function remember(what: Remembered | null): void {
  deviceStorage.write(PUSH_STORAGE_KEY, what && JSON.stringify(what));
}

export function remembered(): Remembered | null {
  return JSON.parse(deviceStorage.read(PUSH_STORAGE_KEY) ?? 'null') as Remembered | null;
}

// The page registers it when idle on a first visit.
const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (await navigator.serviceWorker.getRegistration()) ?? registerWorker();

/** Browsers subscribe only with an active worker. */
function activation({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const first = active ?? waiting ?? installing;
  return new Promise((resolve, reject) => {
    const check = () => {
      if (first?.state === 'activating' || first?.state === 'activated') resolve();
      else if (!first || first.state === 'redundant')
        reject(new Error('The service worker was not installed'));
    };
    first?.addEventListener('statechange', check);
    check();
  });
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function isSame(key: ArrayBuffer | null, bytes: Uint8Array): boolean {
  const known = new Uint8Array(key ?? new ArrayBuffer(0));
  return known.length === bytes.length && known.every((byte, index) => byte === bytes[index]);
}
