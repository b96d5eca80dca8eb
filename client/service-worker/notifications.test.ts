import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PushMessage } from '@shared/push-message';
import { handleClick, renewSubscription, showMessage, type NotifyingWorker } from './notifications';

interface Shown {
  title: string;
  body?: string;
  tag: string;
  silent: boolean;
  actions?: { action: string; title: string }[];
}

let shown: Shown[];
let opened: string[];
let pages: { url: string; focus: () => Promise<never>; navigate: (url: string) => Promise<void> }[];
const subscribe = vi.fn<(options?: PushSubscriptionOptionsInit) => Promise<PushSubscription>>();
const worker: NotifyingWorker = {
  location: { origin: 'https://nest.example', search: '' },
  clients: { matchAll: async () => pages, openWindow: async (url) => opened.push(url) },
  registration: {
    // Replaces a notification of the same tag, as in a browser.
    showNotification: async (title, options) => {
      shown = [{ title, ...(options as Omit<Shown, 'title'>) }];
      log.push(title);
    },
    getNotifications: async () =>
      shown.map((each) => ({ data: message({}), close: () => shown.splice(shown.indexOf(each), 1) })),
    pushManager: { subscribe },
  },
};
let log: string[];
const close = vi.fn<() => void>();

const CAT = { code: 'chores.one', params: { kid: 'Mia', name: 'Feed the cat' } } as const;
const message = (parts: Partial<PushMessage>): PushMessage => ({
  locale: null,
  lines: [CAT],
  approve: ['a'],
  heart: false,
  alert: true,
  ...parts,
});
const press = (action: string, parts: Partial<PushMessage> = {}) =>
  handleClick(worker, { data: message(parts), close }, action);

const server = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  [shown, opened, pages, log] = [[], [], [], []];
  close.mockReset();
  subscribe.mockReset();
  server.mockReset().mockImplementation(async () => new Response('{}'));
  vi.stubGlobal('fetch', server);
});

describe('a message', () => {
  it('shows pending items with a button that approves them', async () => {
    await showMessage(worker, message({}));
    expect(shown).toMatchObject([
      {
        title: 'Mia finished “Feed the cat”',
        body: '',
        silent: false,
        actions: [
          { action: 'approve', title: 'Approve' },
          { action: 'open', title: 'Take a look' },
        ],
      },
    ]);
  });

  it('has a second button that approves a single chore with a heart', async () => {
    await showMessage(worker, message({ heart: true }));
    expect(shown[0]?.actions).toEqual([
      { action: 'approve', title: 'Approve' },
      { action: 'heart', title: 'Approve ♥' },
    ]);
  });

  it('uses the user’s language, else the page’s', async () => {
    const german = { location: { origin: worker.location.origin, search: '?locale=de' } };
    const lines = [{ code: 'chores.many', params: { count: 3 } } as const];
    await showMessage({ ...worker, ...german }, message({ lines }));
    expect(shown).toMatchObject([{ title: '3 Aufgaben zum Bestätigen', lang: 'de', dir: 'ltr' }]);
    await showMessage({ ...worker, ...german }, message({ locale: 'ar' }));
    expect(shown).toMatchObject([{ lang: 'ar', dir: 'rtl' }]);
    expect(shown[0]?.title).toMatch(/\p{Script=Arabic}/u);
    const [{ actions = [] } = {}] = shown;
    for (const { title } of actions) expect(title).toMatch(/^[\p{Script=Arabic}\s]+$/u);
  });

  it('replaces the previous one, silently if nothing is new', async () => {
    await showMessage(worker, message({}));
    const lines = [
      { code: 'chores.many', params: { count: 3 } },
      { code: 'rewards.one', params: { kid: 'Leo', name: 'Cinema' } },
      { code: 'lockouts.many', params: { count: 2 } },
    ] as const;
    await showMessage(worker, message({ lines: [...lines], approve: ['a', 'b', 'c'], alert: false }));
    expect(shown).toMatchObject([
      {
        title: '3 chores need your approval',
        body: 'Leo is asking for “Cinema”\n2 kids are locked out',
        silent: true,
        actions: [{ title: 'Approve all 3' }, { action: 'open' }],
      },
    ]);
  });

  it('has no button to review rewards', async () => {
    const line = { code: 'rewards.many', params: { count: 2 } } as const;
    await showMessage(worker, message({ lines: [line], approve: [] }));
    expect(shown[0]?.actions?.map(({ action }) => action)).toEqual(['open']);
  });

  it('is closed when nothing is pending', async () => {
    await showMessage(worker, message({}));
    await showMessage(worker, message({ lines: [], approve: [], alert: false }));
    expect(shown).toEqual([]);
    expect(log.at(-1)).toBe('Nothing to approve');
  });
});

describe('the button', () => {
  it('approves the items that the notification counted, like the app', async () => {
    await press('approve', { approve: ['a', 'b'] });
    expect(server.mock.calls.map(([path, { method, body }]) => [method, path, body])).toEqual([
      ['PUT', '/api/chore-submissions/a/review', '{"status":"approved"}'],
      ['PUT', '/api/chore-submissions/b/review', '{"status":"approved"}'],
    ]);
    expect(close).toHaveBeenCalledTimes(1);
    expect([shown, opened]).toEqual([[], []]);
  });

  it('with the heart approves with thanks', async () => {
    await press('heart', { heart: true });
    expect(server.mock.calls.map(([path, { method, body }]) => [method, path, body])).toEqual([
      ['PUT', '/api/chore-submissions/a/review', '{"status":"approved","praise":{"picture":"thanks"}}'],
    ]);
    expect([shown, opened]).toEqual([[], []]);
  });

  it.each([404, 409])('continues after a %i from another parent’s review', async (status) => {
    server.mockResolvedValueOnce(new Response('{}', { status }));
    await press('approve', { approve: ['a', 'b'] });
    expect(server).toHaveBeenCalledTimes(2);
    expect(shown).toEqual([]);
  });

  it('opens the app without a session, and approves nothing', async () => {
    server.mockImplementation(async () => new Response('{}', { status: 401 }));
    await press('approve', { approve: ['a', 'b'] });
    expect(server).toHaveBeenCalledTimes(1);
    expect(opened).toEqual(['/parent?tab=approvals']);
  });

  it.each([
    ['the server refuses', async () => new Response('{}', { status: 403 })],
    ['the server can’t be reached', async () => new Response('', { status: 503 })],
    ['there is no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('reports a failure when %s', async (_why, respond) => {
    server.mockImplementation(respond);
    await press('approve');
    expect(shown.map(({ title }) => title)).toEqual(['Couldn’t approve this. Open Starnest to try again.']);
  });
});

describe('a tap on the notification', () => {
  it('opens the approvals, or the kids if it is only about a lockout', async () => {
    await press('');
    await press('open', { lines: [{ code: 'lockouts.one', params: { kid: 'Mia', name: '' } }] });
    expect(opened).toEqual(['/parent?tab=approvals', '/parent?tab=kids']);
    expect(server).not.toHaveBeenCalled();
  });

  it('focuses the parent’s page, but not a kid’s page', async () => {
    const navigate = vi.fn<(url: string) => Promise<void>>();
    const page = (path: string) => {
      const url = `https://nest.example${path}`;
      return { url, focus: async () => ({ navigate }) as never, navigate };
    };
    pages = [page('/kid/1')];
    await press('');
    expect(opened).toEqual(['/parent?tab=approvals']);
    pages = [page('/kid/1'), page('/parent?tab=plan')];
    await press('');
    expect(opened).toHaveLength(1);
    expect(navigate).toHaveBeenCalledWith('/parent?tab=approvals');
  });
});

describe('a replaced subscription', () => {
  const options = { userVisibleOnly: true, applicationServerKey: null };
  const named = (endpoint: string) =>
    ({
      options,
      toJSON: () => ({ endpoint, keys: { auth: 'x', p256dh: 'y' } }),
    }) as unknown as PushSubscription;
  const knows = (devices: object[]) =>
    server.mockResolvedValueOnce(new Response(JSON.stringify({ quiet: null, devices })));

  it('gets the settings of the old subscription', async () => {
    knows([
      { current: false, wants: [] },
      { current: true, wants: ['rewards'] },
    ]);
    subscribe.mockResolvedValueOnce(named('new'));
    await renewSubscription(worker, { oldSubscription: named('old') });
    expect(subscribe).toHaveBeenCalledWith(options);
    expect(server.mock.calls[1]?.[0]).toBe('/api/push/subscriptions');
    expect(JSON.parse(server.mock.calls[1]?.[1].body as string)).toEqual({
      endpoint: 'new',
      keys: { auth: 'x', p256dh: 'y' },
      wants: ['rewards'],
    });
  });

  it('does nothing without a user or a subscription', async () => {
    server.mockResolvedValueOnce(new Response('{}', { status: 401 }));
    await renewSubscription(worker, { newSubscription: named('new') });
    knows([]);
    await renewSubscription(worker, { newSubscription: named('new') });
    expect(server).toHaveBeenCalledTimes(2);
  });
});
