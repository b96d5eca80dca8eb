import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FamilyBoard } from '@shared/contracts/boards';
import type { BoardSettings, Device } from '@shared/contracts/devices';
import { createQueryClient } from '@/lib/api/query-client';
import { queryKeys } from '@/lib/api/query-keys';
import { pass, pretendServer, renderWith, type Reply, type Sent } from '../../../../tests/support/client';
import { Boards } from './boards';

const SETTINGS: BoardSettings = {
  mode: 'check',
  kidIds: [],
  theme: 'auto',
  showEvents: true,
  showStars: false,
  showGoals: false,
  keepAwake: true,
};

const deviceOf = (name: string, board: BoardSettings | null, current = false): Device => ({
  id: name,
  name,
  createdAt: '2026-03-01T10:00:00.000Z',
  lastSeenAt: '2026-03-01T10:00:00.000Z',
  current,
  madeBy: { id: 'dana', firstName: 'Dana' },
  board,
  online: board !== null,
});

let devices: Device[];
let familyBoard: FamilyBoard;
let failing: boolean;
let sent: Sent[];

const FAILED: Reply = { status: 500, body: { message: 'No', code: 'internal' } };
const writes = () =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

function save({ path, body }: Sent): Reply {
  if (failing) return FAILED;
  devices = devices.map((device) => {
    if (!path.endsWith(`/${device.id}`)) return device;
    const { board } = body as { board: Partial<BoardSettings> | null };
    return { ...device, board: board && { ...(device.board ?? SETTINGS), ...board } };
  });
  return { body: devices.find(({ id }) => path.endsWith(`/${id}`)) };
}

async function open(familyRole: 'owner' | 'helper' = 'owner') {
  const client = createQueryClient(() => undefined);
  client.setQueryData(queryKeys.user, { id: 'dana', role: 'parent', familyRole });
  renderWith(client, <Boards />);
  await pass(100);
}

const press = async (name: string | RegExp, role = 'button') => {
  fireEvent.click(screen.getByRole(role, { name }));
  await pass(100);
};
const saved = () => screen.queryAllByText('Saved').map((mark) => mark.closest('div')?.textContent);

beforeEach(() => {
  vi.useFakeTimers();
  failing = false;
  devices = [deviceOf('Kitchen board', SETTINGS)];
  familyBoard = { night: { from: '21:00', until: '06:00' }, pictureKidIds: [], calendars: [] };
  sent = pretendServer({
    'GET /api/family/devices': () => ({ body: devices }),
    'GET /api/kids': () => ({
      body: ['Mia', 'Leo'].map((name) => ({ id: name, name, avatarColor: '#FF8FC0', friend: null })),
    }),
    'GET /api/family/board': () => ({ body: familyBoard }),
    ...Object.fromEntries(
      ['Kitchen%20board', 'Hall', 'Tablet'].map((id) => [
        `GET /api/family/devices/${id}/board`,
        () => ({ status: 404, body: { message: 'No', code: 'not_found' } }),
      ]),
    ),
    'PUT /api/family/board': ({ body }) => {
      familyBoard = { ...familyBoard, ...(body as Partial<FamilyBoard>) };
      return { body: familyBoard };
    },
    ...Object.fromEntries(
      ['Kitchen%20board', 'Hall', 'Tablet'].map((id) => [
        `PUT /api/family/devices/${id}`,
        (request: Sent) => save({ ...request, path: decodeURIComponent(request.path) }),
      ]),
    ),
    'POST /api/family/devices/pairings': () => ({
      body: {
        code: '417092',
        url: 'https://starnest.example/pair/417092',
        expiresAt: new Date(Date.now() + 600_000).toISOString(),
      },
    }),
    'POST /api/family/devices': () => ({ body: deviceOf('Kitchen board', SETTINGS, true) }),
  });
});

describe('the settings of a board', () => {
  const id = '/api/family/devices/Kitchen%20board';

  it('are saved one by one, and only the last one shows “Saved”', async () => {
    await open();
    await press(/^Look only/, 'radio');
    expect(saved()).toEqual(['What people can doSaved']);
    await press('Stars', 'switch');
    expect(saved()).toEqual(['StarsSaved']);
    await press('Dark', 'radio');
    expect(writes()).toEqual([
      ['PUT', id, { board: { mode: 'view' } }],
      ['PUT', id, { board: { showStars: true } }],
      ['PUT', id, { board: { theme: 'dark' } }],
    ]);
  });

  it('name the kids that it shows, or everyone', async () => {
    await open();
    const kids = within(screen.getByRole('group', { name: 'Kids on this board' }));
    expect(kids.getByRole('button', { name: 'Everyone' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(kids.getByRole('button', { name: 'Leo' }));
    await pass(100);
    fireEvent.click(kids.getByRole('button', { name: 'Everyone' }));
    await pass(100);
    expect(writes()).toEqual([
      ['PUT', id, { board: { kidIds: ['Leo'] } }],
      ['PUT', id, { board: { kidIds: [] } }],
    ]);
  });

  it('show the last saved state after a failure', async () => {
    failing = true;
    await open();
    await press('Saving goals', 'switch');
    expect(screen.getByRole('switch', { name: 'Saving goals' }).getAttribute('aria-checked')).toBe('false');
    expect(saved()).toEqual([]);
  });

  it('belong to the chosen board if there are several', async () => {
    devices = [...devices, deviceOf('Hall', { ...SETTINGS, mode: 'view' })];
    await open();
    await press('Hall', 'radio');
    expect(screen.getByRole('radio', { name: /^Look only/ }).getAttribute('aria-checked')).toBe('true');
    await press('Keep the screen awake', 'switch');
    expect(writes()).toEqual([['PUT', '/api/family/devices/Hall', { board: { keepAwake: false } }]]);
  });

  it('read the preview again after each change', async () => {
    await open();
    const reads = () => sent.filter(({ path }) => path.endsWith('/board') && path.includes('devices')).length;
    expect(reads()).toBe(1);
    await press('Stars', 'switch');
    await press('Dim at night', 'switch');
    expect(reads()).toBe(3);
    expect(screen.getByText('Couldn’t load the preview')).toBeTruthy();
  });

  it('make it a tablet again', async () => {
    await open();
    fireEvent.keyDown(screen.getByRole('button', { name: 'More options for Kitchen board' }), {
      key: 'Enter',
    });
    await press('Back to tablet', 'menuitem');
    expect(writes()).toEqual([['PUT', id, { board: null }]]);
    expect(screen.queryByText('Kitchen board')).toBeNull();
  });
});

it('changes the night hours and the kids with pictures for all boards', async () => {
  await open();
  const from = screen.getByLabelText('From');
  fireEvent.change(from, { target: { value: '20:30' } });
  fireEvent.blur(from);
  await pass(100);
  await press('Dim at night', 'switch');
  const pictures = within(screen.getByRole('group', { name: 'Ask for pictures first' }));
  fireEvent.click(pictures.getByRole('button', { name: 'Mia' }));
  await pass(100);
  expect(writes().map(([, , body]) => body)).toEqual([
    { night: { from: '20:30', until: '06:00' } },
    { night: null },
    { pictureKidIds: ['Mia'] },
  ]);
});

it('lets helpers look at the settings without changing them', async () => {
  await open('helper');
  expect(screen.getByText('Only parents can change these settings.')).toBeTruthy();
  const controls = ['radio', 'switch', 'button'].flatMap((role) => screen.getAllByRole(role));
  expect(controls.filter((control) => !control.closest('fieldset[disabled]'))).toEqual([]);
});

describe('adding a board', () => {
  it('is offered until there are ten', async () => {
    devices = Array.from({ length: 9 }, (_, index) => deviceOf(`Board ${index}`, SETTINGS));
    await open();
    await press('Add a board');
    expect(screen.getByLabelText<HTMLInputElement>(/^Device name/).value).toBe('Kitchen board');
    devices = [...devices, deviceOf('Board 9', SETTINGS)];
    cleanup();
    await open();
    expect(screen.queryByRole('button', { name: 'Add a board' })).toBeNull();
    expect(screen.getByText('A family can have up to 10 boards.')).toBeTruthy();
  });

  it('shows a code for another device', async () => {
    devices = [];
    await open();
    await press('Add a board');
    await press(/^Connect another device/);
    expect(writes()).toEqual([
      ['POST', '/api/family/devices/pairings', { name: 'Kitchen board', board: {} }],
    ]);
    expect(screen.getByText('4 1 7 0 9 2')).toBeTruthy();
  });

  it('turns a connected tablet into one', async () => {
    devices = [deviceOf('Tablet', null)];
    await open();
    await press('Add a board');
    await press('Use Tablet as family board');
    expect(writes()).toEqual([['PUT', '/api/family/devices/Tablet', { board: {} }]]);
    expect(screen.getByText('Tablet')).toBeTruthy();
  });

  it('asks before it uses this device, and then opens the board', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    devices = [];
    await open();
    await press('Add a board');
    await press(/^Use this device/);
    expect(writes()).toEqual([]);
    const question = screen.getByRole('alertdialog', { name: 'Use this device as a board?' });
    fireEvent.click(within(question).getByRole('button', { name: /^Use this device/ }));
    await pass(100);
    expect(writes()).toEqual([['POST', '/api/family/devices', { name: 'Kitchen board', board: {} }]]);
    expect(assign).toHaveBeenCalledWith('/board');
  });
});
