import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PushDevice, PushSettings } from '@shared/contracts/push';
import type { User } from '@shared/contracts/users';
import { resumeNotifications } from '@/features/notifications/notifications.api';
import { PUSH_STORAGE_KEY } from '@/lib/storage/shown-notifications';
import { pretendServer, renderInApp, type Sent } from '../../../../tests/support/client';
import { NotificationsPage } from './notifications-page';

const user = { id: 'dana', familyRole: 'owner' } as User;
const KEY = 'BAAB';
const phone: PushDevice = {
  id: 'phone',
  device: 'Safari, iOS',
  wants: ['chores', 'lockouts'],
  approves: true,
  createdAt: '2026-03-01T10:00:00.000Z',
  current: false,
};
const here: PushDevice = { ...phone, id: 'here', current: true, wants: ['chores', 'rewards', 'lockouts'] };

let settings: PushSettings;
let sent: Sent[];
let permission: NotificationPermission;
let worker: EventTarget & { state: string };
let answer: NotificationPermission;
let subscription: { endpoint: string; unsubscribe: () => Promise<boolean> } | null;
const writes = () =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

beforeEach(() => {
  settings = { quiet: null, devices: [] };
  [permission, answer, subscription] = ['default', 'granted', null];
  localStorage.clear();
  sent = pretendServer({
    'GET /api/push/key': () => ({ body: { key: KEY } }),
    'GET /api/push/subscriptions': () => ({ body: settings }),
    'POST /api/push/subscriptions': () => {
      settings = { ...settings, devices: [here, ...settings.devices] };
      return { status: 201, body: here };
    },
    'DELETE /api/push/subscriptions': () => {
      settings = { ...settings, devices: settings.devices.filter(({ current }) => !current) };
      return { status: 204 };
    },
    'PUT /api/push/subscriptions/phone': ({ body }) => ({ body: { ...phone, ...(body as object) } }),
    'PUT /api/push/quiet': ({ body }) => {
      settings = { ...settings, ...(body as object) };
      return { body: settings };
    },
  });
  const pushManager = {
    getSubscription: async () => subscription && { ...subscription, ...made },
    subscribe: async () => {
      subscription = {
        endpoint: 'https://push.example.net/here',
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
      };
      return { ...subscription, ...made };
    },
  };
  const made = {
    options: { applicationServerKey: Uint8Array.from([4, 0, 1]).buffer },
    toJSON: () => ({ endpoint: 'https://push.example.net/here', keys: { auth: 'a', p256dh: 'p' } }),
  };
  worker = Object.assign(new EventTarget(), { state: 'activated' });
  const registration = { pushManager, getNotifications: async () => [], installing: worker };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => (permission = answer),
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

const show = async (who = user) => {
  renderInApp(<NotificationsPage user={who} rows={[]} />);
  await screen.findByText('Quiet hours');
};
const toggle = () => screen.findByRole('switch', { name: 'Notifications in this browser' });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('notifications in this browser', () => {
  it('are turned on for all topics after permission, and off again', async () => {
    await show();
    fireEvent.click(await toggle());
    await screen.findByRole('checkbox', { name: 'Reward requests, This browser' });
    const keys = { auth: 'a', p256dh: 'p' };
    const wants = ['chores', 'rewards', 'lockouts'];
    const body = { endpoint: 'https://push.example.net/here', keys, wants };
    expect(writes()).toEqual([['POST', '/api/push/subscriptions', body]]);
    expect(JSON.parse(localStorage.getItem(PUSH_STORAGE_KEY) ?? '')).toEqual({
      userId: 'dana',
      wants,
      approves: true,
    });

    fireEvent.click(await toggle());
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(writes().at(-1)).toEqual(['DELETE', '/api/push/subscriptions', { endpoint: body.endpoint }]);
    expect(subscription).toBeNull();
    expect(localStorage.getItem(PUSH_STORAGE_KEY)).toBeNull();
  });

  it('are turned on once the service worker is installed', async () => {
    worker.state = 'installing';
    await show();
    fireEvent.click(await toggle());
    await settle();
    expect(writes()).toEqual([]);
    worker.state = 'activated';
    worker.dispatchEvent(new Event('statechange'));
    await waitFor(() => expect(writes()).toHaveLength(1));
  });

  it('stay off if permission is denied, and explain how to allow them', async () => {
    answer = 'denied';
    await show();
    fireEvent.click(await toggle());
    await screen.findByText(/^Notifications from Starnest are blocked in this browser/);
    expect(writes()).toEqual([]);
  });

  it('are not offered without browser support, but other browsers are listed', async () => {
    vi.stubGlobal('Notification', undefined);
    Reflect.deleteProperty(window, 'Notification');
    settings = { ...settings, devices: [phone] };
    await show();
    expect(screen.getByText(/^This browser can’t show notifications here/)).toBeTruthy();
    expect(screen.queryByRole('switch', { name: /^Notifications in/ })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Safari, iOS' })).toBeTruthy();
  });

  it('resume after a login of the same user only', async () => {
    localStorage.setItem(PUSH_STORAGE_KEY, JSON.stringify({ userId: 'dana', wants: ['chores'] }));
    await resumeNotifications('dana');
    await resumeNotifications('sam');
    expect(writes()).toEqual([]);
    permission = 'granted';
    await resumeNotifications('sam');
    expect(writes()).toEqual([]);
    await resumeNotifications('dana');
    expect(writes()).toMatchObject([['POST', '/api/push/subscriptions', { wants: ['chores'] }]]);
    await resumeNotifications('dana');
    expect(writes()).toHaveLength(1);
  });
});

describe('the topics of each browser', () => {
  it('can be changed here for all browsers', async () => {
    settings = { ...settings, devices: [phone, here] };
    await show();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Topic', 'This browser', 'Safari, iOS']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Chores to approve, Safari, iOS' }));
    await settle();
    expect(writes()).toEqual([
      ['PUT', '/api/push/subscriptions/phone', { wants: ['lockouts'], approves: true }],
    ]);
  });

  it('have no rewards for a helper', async () => {
    settings = { ...settings, devices: [here] };
    await show({ ...user, familyRole: 'helper' });
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Chores to approve',
      'A kid is locked out',
      '“Approve” button',
    ]);
  });
});

describe('quiet hours', () => {
  it('default to the night and are saved on blur', async () => {
    await show();
    fireEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }));
    await screen.findByText('Anything in between is sent as one summary at 6:30 AM.');
    expect(writes()).toEqual([['PUT', '/api/push/quiet', { quiet: { from: '21:00', until: '06:30' } }]]);

    const until = screen.getByLabelText(/^To/);
    fireEvent.change(until, { target: { value: '21:00' } });
    fireEvent.blur(until);
    expect(screen.getByText('Please choose two different times')).toBeTruthy();
    expect(writes()).toHaveLength(1);
    fireEvent.change(until, { target: { value: '07:00' } });
    fireEvent.blur(until);
    await screen.findByText('Anything in between is sent as one summary at 7:00 AM.');
    expect(writes().at(-1)).toEqual(['PUT', '/api/push/quiet', { quiet: { from: '21:00', until: '07:00' } }]);
  });
});
