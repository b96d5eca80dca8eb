import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { BOARD_IMAGE_CACHE, BOARD_IMAGES } from '@shared/rules/images';
import type { PushMessage } from '@shared/push-message';
import { filesFor, isAway, localeOf, PRIVATE, type BuildFile } from './cache-rules';
import {
  handleClick,
  renewSubscription,
  showMessage,
  type NotifyingWorker,
  type RenewedSubscription,
} from './notifications';

/**
 * Workbox precaches the build, so that the app opens without the network. Of the API, only the photos of a
 * family board are stored.
 */

declare const BUILD_FILES: readonly BuildFile[];

interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface PushEvent extends Extendable {
  readonly data: { json: () => unknown } | null;
}

interface PressEvent extends Extendable {
  readonly notification: { data: PushMessage; close: () => void };
  readonly action: string;
}

interface WorkerEvents {
  activate: Extendable;
  push: PushEvent;
  notificationclick: PressEvent;
  pushsubscriptionchange: Extendable & RenewedSubscription;
}

interface Worker extends NotifyingWorker {
  readonly clients: NotifyingWorker['clients'] & { claim: () => Promise<void> };
  readonly registration: NotifyingWorker['registration'] & {
    navigationPreload?: { enable: () => Promise<void> };
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
}

const worker = globalThis as unknown as Worker;

precacheAndRoute(filesFor(BUILD_FILES, localeOf(worker.location.search)));
cleanupOutdatedCaches();
void worker.skipWaiting();

const failWhenAway = async ({ response }: { response: Response }) => {
  if (isAway(response.status)) throw new Error('The server is down');
  return response;
};

const fromServer = new NetworkOnly({
  plugins: [
    {
      fetchDidSucceed: failWhenAway,
      handlerDidError: () => matchPrecache('/index.html'),
    },
  ],
});
registerRoute(new NavigationRoute(fromServer, { denylist: [PRIVATE] }));

// A board also starts without the network. It deletes the photos that it no longer shows (`keepPhotos`).
const photos = new NetworkFirst({
  cacheName: BOARD_IMAGE_CACHE,
  plugins: [{ fetchDidSucceed: failWhenAway }],
});
registerRoute(({ url }) => url.pathname.startsWith(BOARD_IMAGES), photos);

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()]));
});

worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showMessage(worker, event.data.json() as PushMessage));
});

worker.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  event.waitUntil(
    handleClick(worker, { data: notification.data, close: () => notification.close() }, action),
  );
});

worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(worker, event));
});
