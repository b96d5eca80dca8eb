import type { PushSettings } from '@shared/contracts/push';
import type { PushMessage } from '@shared/push-message';
import { keptBy } from './cache-rules';
import { wordsIn, type Words } from './words';

/** The family's one notification: shown, renewed, taken away, and its buttons (docs/security.md, "Notifications and webhooks"). */

/** One for all, so that the next takes the place of the last. */
const TAG = 'family';
const APPROVE = 'approve';
const APPROVALS_PAGE = '/parent?tab=approvals';
const KIDS_PAGE = '/parent?tab=kids';
/** Reviewed or taken back meanwhile: nothing waits there any more. */
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

/** What the worker's scope has of what notifications need. */
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

/** Shows what waits in place of what was shown before, or takes it away. */
export async function showMessage(worker: NotifyingWorker, message: PushMessage): Promise<void> {
  const { lines, approve, alert } = message;
  if (lines.length === 0) return takeAway(worker, message);
  const words = wordsOf(worker, message);
  const [title = '', ...others] = lines.map(words.line);
  const buttons =
    approve.length > 0 ? [{ action: APPROVE, title: words.word('approve', { count: approve.length }) }] : [];
  await show(worker, words, title, {
    body: others.join('\n'),
    data: message,
    silent: !alert,
    renotify: alert,
    actions: [...buttons, { action: 'open', title: words.word('open') }],
  });
}

/** A browser wants each message to show something, also one that only takes away: what it shows goes at once. */
async function takeAway(worker: NotifyingWorker, message: PushMessage): Promise<void> {
  const { registration } = worker;
  const words = wordsOf(worker, message);
  await show(worker, words, words.word('nothing'), { silent: true });
  for (const shown of await registration.getNotifications({ tag: TAG })) shown.close();
}

/** In the language that the person has chosen, else in that of the page which this worker belongs to. */
const wordsOf = ({ location }: NotifyingWorker, { locale }: PushMessage): Words =>
  wordsIn(locale ?? keptBy(location.search).locale);

const show = ({ registration }: NotifyingWorker, { language }: Words, title: string, options: object) =>
  registration.showNotification(title, {
    ...language,
    tag: TAG,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    ...options,
  });

/** A press on the notification or on one of its buttons. */
export async function answerPress(
  worker: NotifyingWorker,
  { data, close }: { data: PushMessage; close: () => void },
  action: string,
): Promise<void> {
  close();
  if (action !== APPROVE) return openPage(worker, data);
  const outcome = await approveAll(data.approve);
  if (outcome === 'signed-out') return openPage(worker, data);
  if (outcome === 'failed') {
    const words = wordsOf(worker, data);
    await show(worker, words, words.word('approveFailed'), { data: { ...data, approve: [] }, silent: true });
  }
}

/** Approves as a press in the app does, with the browser's own session, one after another. */
async function approveAll(ids: readonly string[]): Promise<'approved' | 'signed-out' | 'failed'> {
  for (const id of ids) {
    const response = await fetch(`/api/chore-submissions/${id}/review`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify({ status: 'approved' }),
    }).catch(() => null);
    if (response?.status === 401) return 'signed-out';
    if (!response?.ok && !DONE_ALREADY.includes(response?.status ?? 0)) return 'failed';
  }
  return 'approved';
}

/** Brings the parent's page to the front where one is open, or opens one; without a session it leads to the login. */
async function openPage({ clients, location }: NotifyingWorker, { lines }: PushMessage): Promise<void> {
  const page = lines.every(({ code }) => code.startsWith('lockouts.')) ? KIDS_PAGE : APPROVALS_PAGE;
  const open = await clients.matchAll({ type: 'window' });
  const parent = open.find(({ url }) => new URL(url, location.origin).pathname === '/parent');
  if (!parent) await clients.openWindow(page);
  else await (await parent.focus()).navigate(page);
}

/** The browser has replaced its subscription: the new one is told of what the old one was. */
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
