import type { PushSettings } from '@shared/contracts/push';
import type { PushMessage } from '@shared/push-message';
import { localeOf } from './cache-rules';
import { wordsIn, type Words } from './words';

/** Shows, updates and closes the family's notification, and handles its buttons. */

const TAG = 'family';
const APPROVE = 'approve';
const HEART = 'heart';
const APPROVALS_PAGE = '/parent?tab=approvals';
const KIDS_PAGE = '/parent?tab=kids';
const DONE_ALREADY = [404, 409];

interface ShownNotification {
  readonly data: PushMessage;
  close: () => void;
}

interface WindowClient {
  readonly url: string;
  focus: () => Promise<WindowClient>;
  navigate: (url: string) => Promise<unknown>;
}

export interface NotifyingWorker {
  readonly location: { origin: string; search: string };
  readonly clients: {
    matchAll: (options: { type: 'window' }) => Promise<readonly WindowClient[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  readonly registration: {
    showNotification: (title: string, options: object) => Promise<void>;
    getNotifications: (filter: { tag: string }) => Promise<ShownNotification[]>;
    pushManager: Pick<PushManager, 'subscribe'>;
  };
}

export async function showMessage(worker: NotifyingWorker, message: PushMessage): Promise<void> {
  const { lines, approve, heart, alert } = message;
  if (lines.length === 0) return takeAway(worker, message);
  const words = wordsOf(worker, message);
  const [title = '', ...others] = lines.map(words.line);
  const buttons =
    approve.length > 0 ? [{ action: APPROVE, title: words.word('approve', { count: approve.length }) }] : [];
  // Browsers show two buttons.
  buttons.push(
    heart
      ? { action: HEART, title: words.word('approveHeart') }
      : { action: 'open', title: words.word('open') },
  );
  await show(worker, words, title, {
    body: others.join('\n'),
    data: message,
    silent: !alert,
    renotify: alert,
    actions: buttons,
  });
}

/** Browsers require a notification for each message. */
async function takeAway(worker: NotifyingWorker, message: PushMessage): Promise<void> {
  const { registration } = worker;
  const words = wordsOf(worker, message);
  await show(worker, words, words.word('nothing'), { silent: true });
  for (const shown of await registration.getNotifications({ tag: TAG })) shown.close();
}

/** Returns the texts in the user's language, else the page's. */
const wordsOf = ({ location }: NotifyingWorker, { locale }: PushMessage): Words =>
  wordsIn(locale ?? localeOf(location.search));

const show = ({ registration }: NotifyingWorker, { language }: Words, title: string, options: object) =>
  registration.showNotification(title, {
    ...language,
    tag: TAG,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    ...options,
  });

export async function handleClick(
  worker: NotifyingWorker,
  { data, close }: { data: PushMessage; close: () => void },
  action: string,
): Promise<void> {
  close();
  if (action !== APPROVE && action !== HEART) return openPage(worker, data);
  const outcome = await approveAll(data.approve, action === HEART);
  if (outcome === 'signed-out') return openPage(worker, data);
  if (outcome === 'failed') {
    const words = wordsOf(worker, data);
    await show(worker, words, words.word('approveFailed'), {
      data: { ...data, approve: [], heart: false },
      silent: true,
    });
  }
}

/** Approves sequentially, with the browser's session. */
async function approveAll(
  ids: readonly string[],
  withHeart: boolean,
): Promise<'approved' | 'signed-out' | 'failed'> {
  const praise = withHeart ? { picture: 'thanks' } : undefined;
  for (const id of ids) {
    const response = await fetch(`/api/chore-submissions/${id}/review`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify({ status: 'approved', praise }),
    }).catch(() => null);
    if (response?.status === 401) return 'signed-out';
    if (!response?.ok && !DONE_ALREADY.includes(response?.status ?? 0)) return 'failed';
  }
  return 'approved';
}

async function openPage({ clients, location }: NotifyingWorker, { lines }: PushMessage): Promise<void> {
  const page = lines.every(({ code }) => code.startsWith('lockouts.')) ? KIDS_PAGE : APPROVALS_PAGE;
  const open = await clients.matchAll({ type: 'window' });
  const parent = open.find(({ url }) => new URL(url, location.origin).pathname === '/parent');
  if (!parent) await clients.openWindow(page);
  else await (await parent.focus()).navigate(page);
}

/** Renews a subscription that the browser has replaced. */
export async function renewSubscription(
  { registration }: NotifyingWorker,
  { oldSubscription, newSubscription }: RenewedSubscription,
): Promise<void> {
  const response = await fetch('/api/push/subscriptions', { credentials: 'same-origin' });
  if (!response.ok) return;
  const { devices } = (await response.json()) as PushSettings;
  const here = devices.find(({ current }) => current);
  const options = oldSubscription?.options ?? newSubscription?.options;
  if (!here || !options) return;
  const subscription = newSubscription ?? (await registration.pushManager.subscribe(options));
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/push/subscriptions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify({ endpoint, keys, wants: here.wants }),
  });
}

export interface RenewedSubscription {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}
