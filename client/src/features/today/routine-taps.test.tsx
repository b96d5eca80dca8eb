import { cleanup } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  pass,
  pretendServer,
  renderInApp,
  Said,
  said,
  type Reply,
  type Sent,
} from '../../../../tests/support/client';
import { keepTap, readTaps, type RoutineAction } from '@/lib/storage/routine-taps';
import { getPlayer } from './player';
import SendTaps from './send-taps';

const DAY = '2029-03-01';
const routine = { choreId: 'c1', name: 'Morning routine', dueOn: DAY };

let answer: (sent: Sent) => Reply;
let sent: Sent[];
const writes = () =>
  sent
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [`${method} ${path.split('/').slice(5).join('/')}`, body]);
const tap = (action: RoutineAction, day = DAY) =>
  keepTap('mia', { ...action, ...routine, day, at: Date.now() });
const mark = (stepId: string, seconds: number): RoutineAction => ({
  do: 'mark',
  stepId,
  state: 'done',
  seconds,
});
async function show() {
  renderInApp(
    <>
      <SendTaps kidId="mia" />
      <Said />
    </>,
  );
  await pass(50);
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${DAY}T09:00:00.000Z`) });
  localStorage.clear();
  answer = () => ({ body: { run: { kidId: 'mia', choreId: 'c1', dueOn: DAY }, submission: null } });
  sent = pretendServer({
    'GET /api/family': () => ({ body: { timezone: 'UTC' } }),
    'GET /api/kids/mia/chores': () => ({ body: [] }),
    'GET /api/kids/mia/requests': () => ({ body: { submissions: [], redemptions: [] } }),
    'PUT /api/kids/mia/routines/c1': (one) => answer(one),
    'PUT /api/kids/mia/routines/c1/steps/a': (one) => answer(one),
    'PUT /api/kids/mia/routines/c1/steps/b': (one) => answer(one),
    'DELETE /api/kids/mia/routines/c1': (one) => answer(one),
    'POST /api/chore-submissions': (one) => answer(one),
  });
});

describe('the taps of a routine', () => {
  it('are sent immediately without the seconds of the device', async () => {
    tap(mark('a', 30));
    await show();
    expect(writes()).toEqual([['PUT c1/steps/a', { dueOn: DAY, state: 'done' }]]);
    expect(readTaps('mia')).toEqual([]);
  });

  it('wait for the network, and are then sent in order with their seconds', async () => {
    answer = () => null;
    tap({ do: 'run', running: true });
    tap(mark('a', 30));
    tap({ do: 'run', running: false });
    tap({ do: 'run', running: true });
    tap(mark('b', 12));
    await show();
    expect(readTaps('mia').every(({ waits }) => waits)).toBe(true);
    cleanup();
    sent.length = 0;
    answer = () => ({ body: { run: { kidId: 'mia', choreId: 'c1', dueOn: DAY }, submission: null } });
    await show();
    // A start or a pause that another tap follows changes nothing.
    expect(writes()).toEqual([
      ['PUT c1/steps/a', { dueOn: DAY, state: 'done', seconds: 30 }],
      ['PUT c1/steps/b', { dueOn: DAY, state: 'done', seconds: 12 }],
    ]);
    expect(readTaps('mia')).toEqual([]);
  });

  it('are tried again until the server answers', async () => {
    answer = () => ({ status: 503, body: { message: 'Busy', code: 'unavailable' } });
    tap(mark('a', 30));
    await show();
    answer = () => ({ body: { run: null, submission: { id: 's1' } } });
    await pass(9000);
    expect(readTaps('mia')).toEqual([]);
    expect(writes()).toHaveLength(2);
  });

  it('name their day after it is over', async () => {
    const day = '2029-02-28';
    tap({ do: 'submit' }, day);
    tap(mark('a', 30), day);
    tap({ do: 'run', running: true }, day);
    await show();
    expect(writes().map(([, body]) => body)).toEqual([
      { kidId: 'mia', choreId: 'c1', on: day },
      { dueOn: DAY, state: 'done', on: day },
      { dueOn: DAY, running: true, on: day },
    ]);
  });

  it('go on after a step that an adult has removed', async () => {
    answer = ({ path }) =>
      path.endsWith('/a')
        ? { status: 404, body: { message: 'Not found', code: 'not_found' } }
        : { body: { run: { kidId: 'mia', choreId: 'c1', dueOn: DAY }, submission: null } };
    tap(mark('a', 30));
    tap(mark('b', 12));
    await show();
    expect(writes().map(([call]) => call)).toEqual(['PUT c1/steps/a', 'PUT c1/steps/b']);
    expect(readTaps('mia')).toEqual([]);
    expect(String(said())).not.toContain('This chore changed.');
  });

  it.each([
    ['already_done', 'it’s already done.'],
    ['not_due', 'its day is over.'],
    ['not_your_turn', 'It is Leo’s turn.'],
  ])('are dropped with a kind message on %s', async (code, words) => {
    answer = () => ({ status: 409, body: { message: 'It is Leo’s turn.', code } });
    tap(mark('a', 30));
    tap(mark('b', 12));
    await show();
    expect(said()).toBe(`This chore changed.: Morning routine: ${words}`);
    expect(readTaps('mia')).toEqual([]);
    expect(writes()).toHaveLength(1);
    expect(getPlayer()).toBeNull();
  });
});
