import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FamilyCalendar } from '@shared/contracts/boards';
import { applyEffects } from '@/lib/api/cache-effects';
import { createQueryClient } from '@/lib/api/query-client';
import { queryKeys } from '@/lib/api/query-keys';
import { pass, pretendServer, renderWith, type Reply, type Sent } from '../../../../tests/support/client';
import { FamilyCalendars } from './family-calendars';

const NOW = '2029-03-06T15:00:00.000Z';

const calendarOf = (name: string, changes: Partial<FamilyCalendar> = {}): FamilyCalendar => ({
  id: name,
  name,
  host: 'calendar.example.com',
  color: 'green',
  kidId: null,
  showTitles: true,
  state: 'ok',
  problem: null,
  fetchedAt: '2029-03-06T14:56:00.000Z',
  triedAt: '2029-03-06T14:56:00.000Z',
  createdAt: NOW,
  ...changes,
});

let calendars: FamilyCalendar[];
let answer: (sent: Sent) => Reply;
let sent: Sent[];
const writes = () =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

async function open(familyRole: 'owner' | 'helper' = 'owner') {
  const client = createQueryClient(() => undefined);
  client.setQueryData(queryKeys.user, { id: 'dana', role: 'parent', familyRole });
  renderWith(client, <FamilyCalendars />);
  await pass(100);
  return client;
}

const press = async (name: string | RegExp, role = 'button') => {
  fireEvent.click(screen.getByRole(role, { name }));
  await pass(100);
};
const openMenu = async (name: string) => {
  fireEvent.keyDown(screen.getByRole('button', { name: `More for ${name}` }), { key: 'Enter' });
  await pass(100);
};
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) });
  calendars = [];
  answer = () => ({ body: calendars[0] });
  const write = (request: Sent) => answer(request);
  sent = pretendServer({
    'GET /api/family/board': () => ({ body: { night: null, pictureKidIds: [], calendars } }),
    'GET /api/kids': () => ({ body: [{ id: 'leo', name: 'Leo', avatarColor: '#5BB8F5', friend: 'frog' }] }),
    'POST /api/family/board/calendars': write,
    'PUT /api/family/board/calendars/School': write,
    'DELETE /api/family/board/calendars/School': () => {
      calendars = [];
      return {};
    },
  });
});

describe('the calendars of the family boards', () => {
  it('show when each was read, or why it can’t be read, live', async () => {
    calendars = [
      calendarOf('Family'),
      calendarOf('School', { state: 'failing', problem: 'not_found' }),
      calendarOf('New', { state: 'new', fetchedAt: null }),
    ];
    const client = await open();
    expect(screen.getByText('3 of 3')).toBeDefined();
    expect(rows()).toEqual([
      'Familycalendar.example.com4 min. ago',
      'Schoolcalendar.example.comCan’t readThis address doesn’t work anymore. Paste a new one. Last read 4 minutes ago.',
      'Newcalendar.example.comReading…',
    ]);
    expect(screen.queryByRole('button', { name: 'Add a calendar' })).toBeNull();
    calendars = [calendarOf('Family'), calendarOf('School')];
    await applyEffects(client, 'family_changed');
    await pass(100);
    expect(rows()[1]).toBe('Schoolcalendar.example.com4 min. ago');
    expect(screen.getByRole('button', { name: 'Add a calendar' })).toBeDefined();
  });

  it('are read again each minute, because an unchanged calendar causes no live update', async () => {
    calendars = [calendarOf('Family')];
    await open();
    calendars = [calendarOf('Family', { fetchedAt: '2029-03-06T15:00:30.000Z' })];
    await pass(61_000);
    expect(rows()).toEqual(['Familycalendar.example.comjust now']);
  });

  it('are added with a name, an address, and whose they are', async () => {
    await open();
    await press(/^Add a calendar/);
    await press(/^Add a calendar/);
    expect(screen.getByText('Name is required')).toBeDefined();
    expect(writes()).toEqual([]);
    type(/^Name/, 'School');
    type(/^Calendar address/, 'webcal://calendar.example.com/a.ics');
    await press('Blue');
    await press('Leo');
    expect(screen.queryByRole('button', { name: 'Blue' })).toBeNull();
    await press(/Show titles/, 'switch');
    calendars = [calendarOf('School', { state: 'new' })];
    await press(/^Add a calendar/);
    const added = {
      name: 'School',
      url: 'webcal://calendar.example.com/a.ics',
      color: 'blue',
      kidId: 'leo',
      showTitles: false,
    };
    expect(writes()).toEqual([['POST', '/api/family/board/calendars', added]]);
    expect(sent.find(({ method }) => method === 'POST')?.headers.get('Idempotency-Key')).not.toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rows()).toHaveLength(1);
  });

  it('keep their address unless a new one is entered, and show an error below it', async () => {
    calendars = [calendarOf('School', { state: 'failing', problem: 'not_found' })];
    await open();
    await openMenu('School');
    await press('Edit', 'menuitem');
    expect(screen.getByText('Leave it empty to keep the address at calendar.example.com.')).toBeDefined();
    type(/^New address/, 'https://10.0.0.1/a.ics');
    const message = 'Please enter a public web address that starts with https:// or webcal://';
    answer = () => ({ status: 400, body: { code: 'invalid', message, fields: { url: message } } });
    await press(/^Save/);
    expect(within(screen.getByRole('dialog')).getByText(message)).toBeDefined();
    type(/^New address/, '');
    answer = () => ({ body: calendars[0] });
    await press(/^Save/);
    expect(writes().at(-1)).toEqual([
      'PUT',
      '/api/family/board/calendars/School',
      { name: 'School', color: 'green', kidId: null, showTitles: true },
    ]);
  });

  it('are removed after a confirmation', async () => {
    calendars = [calendarOf('School')];
    await open();
    await openMenu('School');
    await press('Remove', 'menuitem');
    expect(screen.getByRole('alertdialog', { name: 'Remove School?' })).toBeDefined();
    await press(/^Remove/);
    expect(writes()).toEqual([['DELETE', '/api/family/board/calendars/School', undefined]]);
    expect(rows()).toEqual([]);
  });

  it('can be seen by helpers, without hosts and buttons', async () => {
    calendars = [calendarOf('School', { host: null })];
    await open('helper');
    expect(rows()).toEqual(['School4 min. ago']);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
