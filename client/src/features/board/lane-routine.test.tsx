import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '@shared/constants';
import type { Board, BoardChore, BoardLane } from '@shared/contracts/boards';
import type { RoutineRun } from '@shared/contracts/routines';
import { applyRun } from '@/lib/api/cache-effects';
import { createQueryClient } from '@/lib/api/query-client';
import { queryKeys } from '@/lib/api/query-keys';
import { readTaps } from '@/lib/storage/routine-taps';
import BoardPage from '@/pages/board/board-page';
import { pass, pretendServer, renderWith, type Reply, type Sent } from '../../../../tests/support/client';
import { bubbles, complain } from './lane-news';
import { askedPictures, routineStates, TAPS } from './routines';
import { boardChore, boardLane, boardOf } from './testing/boards';

const START = Date.parse('2029-03-06T07:00:00Z');
const DAY = '2029-03-06';
const at = (minutes: number) => new Date(START + minutes * MINUTE_MS).toISOString();

const routine = (changes: Partial<BoardChore> = {}) =>
  boardChore('Morning', {
    steps: [
      { id: 'bed', name: 'Make your bed', iconName: null, minutes: null },
      { id: 'teeth', name: 'Brush your teeth', iconName: null, minutes: 2 },
    ],
    readyBy: '07:40',
    ...changes,
  });

const runOf = (
  kidId: string,
  done: readonly string[] = [],
  changes: Partial<RoutineRun> = {},
): RoutineRun => {
  const steps = ['bed', 'teeth'].map((id) => ({
    id,
    state: done.includes(id) ? ('done' as const) : ('open' as const),
    seconds: null,
  }));
  return {
    kidId,
    choreId: 'Morning',
    dueOn: DAY,
    day: DAY,
    startedAt: at(0),
    steps,
    current: steps.find(({ state }) => state === 'open')?.id ?? null,
    stepStartedAt: at(0),
    pausedAt: null,
    updatedAt: at(0),
    ...changes,
  };
};

const mia = (chore = routine(), changes: Partial<BoardLane> = {}) =>
  boardLane('Mia', {
    nest: { places: [{ look: 'empty', category: 'general' }], surprise: 'none' },
    chores: [chore],
    ...changes,
  });

const lane = (name: RegExp) => within(screen.getByRole('region', { name }));
const press = (name: RegExp, button: string | RegExp) => {
  fireEvent.click(lane(name).getByRole('button', { name: button }));
  return pass(50);
};
const step = (name: RegExp) =>
  lane(name)
    .queryAllByRole('heading', { level: 3 })
    // Without the step that slides out.
    .filter((heading) => heading.closest('[inert]') === null)
    .map(({ textContent }) => textContent);

/** Most timers of these minutes don't run. */
const jump = (minutes: number) => {
  vi.setSystemTime(Date.now() + (minutes - 1) * MINUTE_MS);
  return pass(MINUTE_MS);
};

let board: Board;
let mark: (sent: Sent) => Reply;
let start: (sent: Sent) => Reply;

async function open(of: Board) {
  board = of;
  const sent = pretendServer({
    'GET /healthz': () => ({ body: {} }),
    'GET /api/board': () => ({ body: board, headers: { ETag: '"1"' } }),
    'PUT /api/board/routines/mia/Morning': (one) => start(one),
    'PUT /api/board/routines/leo/Morning': (one) => start(one),
    'PUT /api/board/routines/mia/Morning/steps/bed': (one) => mark(one),
    'PUT /api/board/routines/mia/Morning/steps/teeth': (one) => mark(one),
  });
  const client = createQueryClient(() => undefined);
  renderWith(client, <BoardPage />);
  await pass(100);
  const writes = () =>
    sent
      .filter(({ method }) => method !== 'GET')
      .map(({ path, body }) => [path.replace('/api/board/routines/', ''), body]);
  return { client, writes };
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  localStorage.clear();
  routineStates.set(new Map());
  askedPictures.set(new Set());
  bubbles.set(new Map());
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      close() {}
    },
  );
  start = ({ path, body }) => {
    const { running } = body as { running: boolean };
    const kidId = path.includes('/leo/') ? 'leo' : 'mia';
    const run = board.lanes.find(({ kid }) => kid.id === kidId)?.chores[0]?.run ?? runOf(kidId);
    return { body: { ...run, pausedAt: running ? null : at(0) } };
  };
  mark = ({ path, body }) => {
    const isOpened = (body as { state: string }).state === 'open';
    const done = isOpened ? [] : path.endsWith('bed') ? ['bed'] : ['bed', 'teeth'];
    const run = done.length === 2 ? null : runOf('mia', done);
    const state = run ? 'due' : 'waiting';
    const submission = run
      ? null
      : { submissionId: 's1', kidId: 'mia', choreId: 'Morning', status: 'pending', undoUntil: at(1) };
    return { body: { run, submission, lane: mia(routine({ run, state })) } };
  };
});

// Until the taps of a test are sent.
afterEach(() => pass(100));

describe('a routine in a lane', () => {
  it('continues without a network, and sends the taps in order later', async () => {
    const { writes } = await open(boardOf([mia(routine({ run: runOf('mia') }))]));
    const online = mark;
    mark = () => null;
    await press(/^Mia/, 'Next');
    await press(/^Mia/, 'Done');
    expect(step(/^Mia/)).toEqual(['You’re ready, Mia!']);
    expect(readTaps(TAPS).map(({ waits }) => waits)).toEqual([true, true]);
    mark = online;
    await pass(10_000);
    expect(readTaps(TAPS)).toEqual([]);
    expect(writes().slice(-2)).toEqual([
      ['mia/Morning/steps/bed', { dueOn: DAY, state: 'done', seconds: 0 }],
      ['mia/Morning/steps/teeth', { dueOn: DAY, state: 'done', seconds: 0 }],
    ]);
  });

  it('starts with one tap, goes on with Next, and is ready until the ready-by time', async () => {
    const { writes } = await open(boardOf([mia()]));
    await press(/^Mia/, /^Start/);
    expect(step(/^Mia/)).toEqual(['Make your bed']);
    await press(/^Mia/, 'Next');
    expect(step(/^Mia/)).toEqual(['Brush your teeth']);
    await press(/^Mia/, 'Done');
    expect(step(/^Mia/)).toEqual(['You’re ready, Mia!']);
    expect(lane(/^Mia/).getByText('40 minutes to play')).toBeDefined();
    expect(writes()).toEqual([
      ['mia/Morning', { dueOn: DAY, running: true }],
      ['mia/Morning/steps/bed', { dueOn: DAY, state: 'done' }],
      ['mia/Morning/steps/teeth', { dueOn: DAY, state: 'done' }],
    ]);
    await jump(39);
    expect(step(/^Mia/)).toEqual(['You’re ready, Mia!']);
    await jump(2);
    expect(step(/^Mia/)).not.toContain('You’re ready, Mia!');
  });

  it('pauses, goes back and continues without affecting other lanes', async () => {
    const { writes } = await open(
      boardOf([mia(routine({ run: runOf('mia', ['bed']) })), boardLane('Leo', { chores: [routine()] })]),
    );
    await press(/^Leo/, /^Start/);
    await press(/^Mia/, 'Pause');
    expect(lane(/^Mia/).getByText('A little break')).toBeDefined();
    expect(step(/^Leo/)).toEqual(['Make your bed']);
    await press(/^Mia/, 'Back one step');
    expect(step(/^Mia/)).toEqual(['Make your bed']);
    expect(writes().at(-1)).toEqual(['mia/Morning/steps/bed', { dueOn: DAY, state: 'open' }]);
  });

  it('follows a run of another device, and goes back to rows when it pauses there', async () => {
    const { client } = await open(boardOf([mia()]));
    expect(step(/^Mia/)).not.toContain('Brush your teeth');
    act(() => void applyRun(client, runOf('mia', ['bed'])));
    await pass(50);
    expect(step(/^Mia/)).toEqual(['Brush your teeth']);
    act(() => void applyRun(client, runOf('mia', ['bed'], { pausedAt: at(1), updatedAt: at(1) })));
    await pass(50);
    expect(step(/^Mia/)).not.toContain('Brush your teeth');
  });

  it('pauses after ten minutes without a tap', async () => {
    const { writes } = await open(boardOf([mia(routine({ run: runOf('mia') }))]));
    await jump(9);
    expect(step(/^Mia/)).toEqual(['Make your bed']);
    await jump(2);
    expect(step(/^Mia/)).not.toContain('Make your bed');
    expect(writes()).toEqual([['mia/Morning', { dueOn: DAY, running: false }]]);
  });

  it('goes on after midnight for its day, until the kid is ready', async () => {
    const { client, writes } = await open(boardOf([mia(routine({ run: runOf('mia') }))]));
    await jump(17 * 60 - 2);
    const late = runOf('mia', [], { updatedAt: at(17 * 60 - 3) });
    board = boardOf([mia(routine({ run: late }))]);
    await act(() => client.invalidateQueries({ queryKey: queryKeys.board }));
    await pass(50);
    expect(step(/^Mia/)).toEqual(['Make your bed']);
    const next = { ...routine(), dueOn: '2029-03-07' };
    board = boardOf([mia(next)], { today: '2029-03-07' });
    await jump(4);
    await act(() => client.invalidateQueries({ queryKey: queryKeys.board }));
    const tap = mark;
    mark = (sent) => {
      const { body } = tap(sent) as { body: { run: RoutineRun | null } };
      const run = body.run && { ...body.run, updatedAt: at(17 * 60 + 1) };
      return { body: { ...body, run, lane: mia(next) } };
    };
    await press(/^Mia/, 'Next');
    expect(step(/^Mia/)).toEqual(['Brush your teeth']);
    await press(/^Mia/, 'Done');
    await pass(1000);
    expect(step(/^Mia/)).toEqual(['You’re ready, Mia!']);
    expect(writes().slice(-2)).toEqual([
      ['mia/Morning/steps/bed', { dueOn: DAY, state: 'done', on: DAY }],
      ['mia/Morning/steps/teeth', { dueOn: DAY, state: 'done', on: DAY }],
    ]);
    await jump(2);
    expect(step(/^Mia/)).not.toContain('Brush your teeth');
    expect(lane(/^Mia/).getByRole('button', { name: /^Start/ })).toBeDefined();
  });

  it('keeps a step until the kid has tapped the pictures again', async () => {
    const { writes } = await open(boardOf([mia(routine({ run: runOf('mia') }), { asksPictures: true })]));
    const confirmed = mark;
    mark = () => ({ status: 409, body: { code: 'pictures_needed', message: 'Tap your pictures' } });
    await press(/^Mia/, 'Next');
    const pictures = within(screen.getByRole('dialog'));
    mark = confirmed;
    for (const picture of pictures.getAllByRole('button', { pressed: false }).slice(0, 4))
      fireEvent.click(picture);
    await pass(2000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(writes().slice(1)).toEqual([
      ['mia/Morning', { dueOn: DAY, running: true, pictures: [0, 1, 2, 3] }],
      ['mia/Morning/steps/bed', { dueOn: DAY, state: 'done' }],
    ]);
  });

  it('explains why a rejected tap ended the run', async () => {
    const { client } = await open(boardOf([mia(routine({ run: runOf('mia') }))]));
    mark = () => ({ status: 409, body: { code: 'paused', message: 'Paused' } });
    board = boardOf([mia(routine(), { chores: [] })]);
    await press(/^Mia/, 'Next');
    expect(lane(/^Mia/).getByText('On a break right now.')).toBeDefined();
    expect(client.getQueryData<Board>(queryKeys.board)?.lanes[0]?.chores).toEqual([]);
  });

  it('explains that the chore changed, also while another chore is explained', async () => {
    const { client } = await open(boardOf([mia(routine({ run: runOf('mia') }))]));
    act(() => complain('mia', 'Somebody was faster!', 'Other'));
    board = boardOf([mia(routine(), { chores: [] })]);
    await act(() => client.invalidateQueries({ queryKey: queryKeys.board }));
    await pass(50);
    expect(lane(/^Mia/).getByText('This chore changed.')).toBeDefined();
  });

  it('shows a repeated explanation for its whole time', async () => {
    await open(boardOf([mia()]));
    act(() => complain('mia', 'This chore changed.'));
    await pass(4000);
    act(() => complain('mia', 'This chore changed.'));
    await pass(4000);
    expect(lane(/^Mia/).getByText('This chore changed.')).toBeDefined();
    await pass(3000);
    expect(lane(/^Mia/).queryByText('This chore changed.')).toBeNull();
  });

  it('has no buttons on a view-only board', async () => {
    const view = boardOf([mia(routine({ run: runOf('mia') }))]);
    await open({ ...view, device: { ...view.device, mode: 'view' } });
    expect(step(/^Mia/)).toEqual(['Make your bed']);
    expect(lane(/^Mia/).queryByRole('button', { name: /Next|Pause/ })).toBeNull();
  });
});

describe('the sun of a board', () => {
  const sun = () => document.querySelector('[data-sun]');

  it('shows the next ready-by time until a minute after the last run, and the others in their lanes', async () => {
    const leo = boardLane('Leo', {
      chores: [routine({ run: runOf('leo'), readyBy: '07:08', minutes: null })],
    });
    const { client } = await open(boardOf([mia(routine({ run: runOf('mia') })), leo]));
    expect(sun()?.textContent).toContain('7:08');
    expect(lane(/^Mia/).getByText('7:40 AM')).toBeDefined();
    await jump(9);
    expect(sun()?.textContent).toContain('7:40');
    const paused = { pausedAt: at(9), updatedAt: at(9) };
    board = boardOf([mia(routine({ run: runOf('mia', [], paused) }))]);
    await act(() => client.invalidateQueries({ queryKey: queryKeys.board }));
    await pass(50_000);
    expect(sun()).not.toBeNull();
    await pass(20_000);
    expect(sun()).toBeNull();
  });
});
