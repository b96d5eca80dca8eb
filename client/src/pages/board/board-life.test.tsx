import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Board } from '@shared/contracts/boards';
// Loaded before the first tap.
import '@/features/board/board-menu';
import { boardChore, boardLane, boardOf } from '@/features/board/testing/boards';
import { watchConnection } from '@/lib/api/connection';
import { createQueryClient } from '@/lib/api/query-client';
import { pass, pretendServer, renderWith, type Reply } from '../../../../tests/support/client';
import BoardPage from './board-page';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const lanes = (chore: string) => [boardLane('Mia', { chores: [boardChore(chore)] })];

const day = (changes: Partial<Board> = {}) =>
  boardOf(lanes('Feed Biscuit'), {
    night: { from: '21:00', until: '06:00' },
    tomorrow: {
      date: '2029-03-07',
      lanes: [{ kidId: 'mia', chores: [boardChore('Walk the dog', { dueOn: '2029-03-07' })] }],
      grabs: [],
    },
    ...changes,
  });

const NO_SERVER = { 'GET /healthz': () => null };
const SERVER = { 'GET /healthz': () => ({ body: 'ok' }) };

/** Opens the board at a time of March 6, 2029 (UTC). */
async function openBoard(
  time: string,
  reply: () => Reply,
  routes: typeof NO_SERVER | typeof SERVER = SERVER,
) {
  vi.useFakeTimers({ now: new Date(`2029-03-06T${time}Z`) });
  const sent = pretendServer({ 'GET /api/board': reply, ...routes });
  const shown = renderWith(
    createQueryClient(() => undefined),
    <BoardPage />,
  );
  await pass(100);
  return { ...shown, reads: () => sent.filter(({ path }) => path === '/api/board').length };
}

const chores = () =>
  Array.from(document.querySelectorAll<HTMLElement>('li[data-chore]'), ({ dataset }) => dataset['chore']);

const wake = () => screen.queryByRole('button', { name: 'Wake the board' });

beforeEach(() => {
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      close() {}
    },
  );
});

afterEach(() => localStorage.clear());

describe('the night', () => {
  it('turns the board dark an hour before, and fades to a clock that a tap wakes for a minute', async () => {
    await openBoard('19:59:30', () => ({ body: day() }));
    const { dataset } = document.documentElement;
    const jumpTo = async (time: string) => {
      vi.setSystemTime(new Date(`2029-03-06T${time}Z`));
      await pass(20_000);
    };
    expect(dataset['theme']).toBe('day');
    await jumpTo('20:00:00');
    expect(dataset['theme']).toBe('bedtime');
    expect(wake()).toBeNull();
    await jumpTo('20:50:00');
    expect(wake()?.dataset['level']).toBe('fading');
    await jumpTo('20:59:00');
    expect(wake()?.dataset['level']).toBe('dark');

    fireEvent.pointerDown(wake() ?? document.body);
    expect(wake()?.dataset['level']).toBe('awake');
    await pass(59_000);
    expect(wake()?.dataset['level']).toBe('awake');
    await pass(2000);
    expect(wake()?.dataset['level']).toBe('dark');
  });

  it('ends with its hours', async () => {
    await openBoard('05:58:30', () => ({ body: day() }));
    expect(wake()).not.toBeNull();
    await pass(2 * MINUTE_MS);
    expect(wake()).toBeNull();
    expect(document.documentElement.dataset['theme']).toBe('day');
  });
});

describe('the wake lock', () => {
  it('is held outside of the night hours, and requested again when the browser ended it', async () => {
    const request = vi.fn<() => Promise<object>>(async () =>
      Object.assign(new EventTarget(), { released: false, release }),
    );
    const release = vi.fn<() => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
    await openBoard('20:57:30', () => ({ body: day() }));
    expect(request).toHaveBeenCalledOnce();
    Object.assign(await request.mock.results[0]?.value, { released: true });
    await pass(MINUTE_MS);
    expect(request).toHaveBeenCalledTimes(2);
    expect(release).not.toHaveBeenCalled();
    await pass(3 * MINUTE_MS);
    expect(release).toHaveBeenCalledOnce();
    expect(request).toHaveBeenCalledTimes(2);
  });
});

describe('reading again', () => {
  it('happens about once a minute while the socket is down', async () => {
    const { reads } = await openBoard('10:00:00', () => ({ body: day() }));
    expect(reads()).toBe(1);
    await pass(10 * MINUTE_MS);
    expect(reads()).toBeGreaterThanOrEqual(7);
    expect(reads()).toBeLessThanOrEqual(13);
  });
});

describe('a board without the server', () => {
  it('shows its last data after a restart, and says that it is offline after 20 seconds', async () => {
    const first = await openBoard('10:00:00', () => ({ body: day() }));
    first.unmount();
    await openBoard('10:30:00', () => null, NO_SERVER);
    expect(chores()).toEqual(['Feed Biscuit']);
    onTestFinished(watchConnection());
    window.dispatchEvent(new Event('offline'));
    await pass(15_000);
    expect(screen.queryByText('Offline')).toBeNull();
    await pass(15_000);
    expect(screen.getByText('Offline')).toBeDefined();
  });

  it('shows the next day from midnight, and then only the clock', async () => {
    const first = await openBoard('20:00:00', () => ({ body: day({ night: null }) }));
    first.unmount();
    await openBoard('23:59:30', () => null, NO_SERVER);
    expect(chores()).toEqual(['Feed Biscuit']);
    await pass(MINUTE_MS);
    expect(chores()).toEqual(['Walk the dog']);
    vi.setSystemTime(Date.now() + 24 * HOUR_MS);
    await pass(MINUTE_MS);
    expect(chores()).toEqual([]);
    expect(screen.getByText('Waiting for Starnest')).toBeDefined();
    expect(screen.getByText('Thursday, March 8')).toBeDefined();
  });

  it('forgets the data of a board that was removed', async () => {
    const first = await openBoard('10:00:00', () => ({ body: day() }));
    first.unmount();
    const gone = { status: 401, body: { message: 'Unauthorized', code: 'unauthorized' } };
    const second = await openBoard('10:01:00', () => gone);
    expect(chores()).toEqual([]);
    second.unmount();
    await openBoard('10:02:00', () => null, NO_SERVER);
    expect(chores()).toEqual([]);
  });
});

describe('two weeks on the wall', () => {
  const dateOn = (count: number) => new Date(Date.UTC(2027, 2, 13 + count)).toISOString().slice(0, 10);
  const choreOn = (date: string) => boardChore(`Chore of ${date}`, { dueOn: date });
  const boardOn = (date: string, next: string) =>
    day({
      family: { ...day().family, timezone: 'America/New_York' },
      today: date,
      lanes: [boardLane('Mia', { chores: [choreOn(date)] })],
      tomorrow: { date: next, lanes: [{ kidId: 'mia', chores: [choreOn(next)] }], grabs: [] },
    });

  it('shows the right day each morning, also after a clock change and nights without the server', async () => {
    // The family's clocks go forward in the first night.
    const morning = (at: number) => Date.parse(`${dateOn(at)}T07:00:00${at === 0 ? '-05:00' : '-04:00'}`);
    let at = 0;
    let isThere = true;
    vi.useFakeTimers({ now: morning(0) });
    const sent = pretendServer({
      'GET /api/board': () => (isThere ? { body: boardOn(dateOn(at), dateOn(at + 1)) } : null),
      'GET /healthz': () => (isThere ? { body: 'ok' } : null),
    });
    renderWith(
      createQueryClient(() => undefined),
      <BoardPage />,
    );
    await pass(1000);
    for (at = 1; at <= 13; at += 1) {
      isThere = at % 3 !== 2;
      // The last second of the day by the family's clock.
      vi.setSystemTime(morning(at) - 7 * HOUR_MS - (at === 1 ? -HOUR_MS : 0) - 5000);
      await pass(20_000);
      expect(screen.getByText(`Chore of ${dateOn(at)}`)).toBeDefined();
      expect(screen.queryByText(`Chore of ${dateOn(at - 1)}`)).toBeNull();
      expect(wake()?.dataset['level']).toBe('dark');
      vi.setSystemTime(morning(at));
      await pass(30_000);
      expect(screen.getByText(`Chore of ${dateOn(at)}`)).toBeDefined();
      expect(wake()).toBeNull();
      expect(document.documentElement.dataset['theme']).toBe('day');
      // The next morning needs the server's data of this day.
      isThere = true;
      vi.setSystemTime(morning(at) + HOUR_MS);
      await pass(80_000);
    }
    expect(sent.length).toBeLessThan(130);
  });
});

describe('the menu', () => {
  const press = async (name: string, role = 'button') => {
    fireEvent.click(within(screen.getByRole('dialog')).getByRole(role, { name }));
    await pass(100);
  };
  const openMenu = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Board menu' }));
    while (!screen.queryByRole('dialog')) {
      await vi.dynamicImportSettled();
      await pass(100);
    }
  };

  it('chooses a theme for 24 hours on this device', async () => {
    await openBoard('10:00:00', () => ({ body: day() }));
    await openMenu();
    await press('Dark', 'radio');
    expect(document.documentElement.dataset['theme']).toBe('bedtime');
    vi.setSystemTime(Date.now() + 24 * HOUR_MS);
    await pass(MINUTE_MS);
    expect(document.documentElement.dataset['theme']).toBe('day');
  });

  it('closes after 30 seconds without a touch', async () => {
    await openBoard('10:00:00', () => ({ body: day() }));
    await openMenu();
    await pass(20_000);
    await press('About this board');
    expect(screen.getByText('Kitchen')).toBeDefined();
    expect(screen.getByText(/auto-lock/)).toBeDefined();
    fireEvent.pointerDown(screen.getByRole('dialog'));
    await pass(20_000);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await pass(11_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
