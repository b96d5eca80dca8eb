import type { PushMessage } from '@shared/push-message';
import {
  type BuildFiles,
  cacheName,
  filesFor,
  isAway,
  isKeepable,
  keptBy,
  outdatedCaches,
  ruleFor,
  SHELL_PAGE,
} from './cache-rules';
import {
  answerPress,
  renewSubscription,
  showMessage,
  type NotifyingWorker,
  type RenewedSubscription,
} from './notifications';

/**
 * Caches the app's files, so that the app opens offline. Ignores other requests (`ruleFor`), including all
 * family data. Also shows notifications.
 */

// Set by the build. The worker's URL selects files by language and audience.
declare const BUILD_ID: string;
declare const BUILD_FILES: BuildFiles;

interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface InstallEvent extends Extendable {
  /** Lets the browser skip the worker. Not supported by every browser. */
  addRoutes?: (routes: { condition: { urlPattern: string }; source: 'network' }[]) => Promise<void>;
}

interface FetchEvent extends Extendable {
  readonly request: Request;
  /** The page, requested while the worker starts. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface PushEvent extends Extendable {
  readonly data: { json: () => unknown } | null;
}

interface PressEvent extends Extendable {
  readonly notification: { data: PushMessage; close: () => void };
  /** Empty for the notification itself. */
  readonly action: string;
}

interface WorkerEvents {
  install: InstallEvent;
  activate: Extendable;
  fetch: FetchEvent;
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
const kept = keptBy(worker.location.search);
const { locale } = kept;
const files = filesFor(BUILD_FILES, kept);
const mine = cacheName(BUILD_ID, locale);

/** Copies unchanged files from another build's cache, and fetches the others. */
async function keep(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path, { ignoreVary: true })) return;
  const known = await caches.match(path, { ignoreVary: true });
  const answer = known ?? (await fetch(path, { credentials: 'omit' }));
  if (!isKeepable(answer)) throw new Error(`${path} did not load`);
  await cache.put(path, answer);
}

/** Caches all files or fails, because a page without its files would not work. */
async function install(): Promise<void> {
  const page = await fetch(SHELL_PAGE, {
    cache: 'no-store',
    credentials: 'omit',
    headers: { 'Accept-Language': locale },
  });
  const html = await page.clone().text();
  // During a rollout, the page may be of another build than this worker. The next visit retries.
  if (!isKeepable(page) || !files.some((path) => html.includes(`src="${path}"`))) {
    throw new Error('The page is of another build');
  }
  const cache = await caches.open(mine);
  await Promise.all(files.map((path) => keep(cache, path)));
  await cache.put(SHELL_PAGE, page);
}

async function removeOutdated(): Promise<void> {
  const outdated = outdatedCaches(await caches.keys(), mine);
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

const keptPage = async () => (await caches.open(mine)).match(SHELL_PAGE);

async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const answer = (await preloadResponse) ?? (await fetch(request));
    return isAway(answer.status) ? ((await keptPage()) ?? answer) : answer;
  } catch (error) {
    const shell = await keptPage();
    if (shell) return shell;
    throw error;
  }
}

async function answerAsset(request: Request): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(request);
  if (isKeepable(answer)) {
    const cache = await caches.open(mine);
    await cache.put(request, answer.clone());
  }
  return answer;
}

worker.addEventListener('install', (event) => {
  const past = ['/api/*', '/objects/*'].map((urlPattern) => ({
    condition: { urlPattern },
    source: 'network' as const,
  }));
  event.waitUntil(
    Promise.all([
      // Only an optimization. Without it, the rules apply.
      event.addRoutes?.(past).catch(() => {}),
      install().then(() => worker.skipWaiting()),
    ]),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([removeOutdated(), worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
  );
});

worker.addEventListener('fetch', (event) => {
  switch (ruleFor(event.request, worker.location.origin)) {
    case 'page':
      event.respondWith(answerPage(event));
      break;
    case 'asset':
      event.respondWith(answerAsset(event.request));
      break;
    case 'leave-alone':
    default:
  }
});

worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showMessage(worker, event.data.json() as PushMessage));
});

worker.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  event.waitUntil(
    answerPress(worker, { data: notification.data, close: () => notification.close() }, action),
  );
});

worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(worker, event));
});
