import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chore } from '@shared/contracts/chores';
import type { Kid } from '@shared/contracts/kids';
import type { KidChore } from '@shared/contracts/plan';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { UNSCHEDULED } from '@shared/rules/schedule';
import { pass, pretendServer, renderWith, type Reply, type Sent } from '../../../../tests/support/client';
import { useToast } from '@/components/ui/use-toast';
import { createQueryClient } from '@/lib/api/query-client';
import { readUnsent } from '@/lib/storage/unsent-chores';
import { TodayChores } from './today-chores';

const chore: Chore = {
  id: 'c1',
  name: 'Water plants',
  description: null,
  imageUrl: null,
  iconName: 'water-plants',
  starReward: 5,
  category: 'outdoor',
  difficulty: 'easy',
  isActive: true,
  ...UNSCHEDULED,
  createdAt: '2029-01-01T00:00:00.000Z',
};
const due: KidChore = {
  chore,
  state: 'due',
  late: false,
  doneCount: 0,
  neededCount: null,
  dueOn: null,
  nextOn: null,
  who: null,
  note: null,
  run: null,
};
const submission = (changes: Partial<ChoreSubmission>): ChoreSubmission => ({
  id: 's1',
  kidId: 'mia',
  choreId: 'c1',
  kid: {
    id: 'mia',
    name: 'Mia',
    avatarColor: '#FF8FC0',
    friend: null,
    totalStars: 0,
    currentLevel: 1,
    level: 1,
  },
  chore,
  submittedAt: '2029-03-01T08:00:00.000Z',
  submissionNotes: null,
  status: 'pending',
  parentNotes: null,
  starsAwarded: null,
  reviewedAt: null,
  dueOn: null,
  handedInOn: '2029-03-01',
  reviewedBy: null,
  auto: false,
  routine: null,
  device: null,
  praise: null,
  ...changes,
});
const clock = {
  today: '2029-03-01',
  night: '2029-03-01',
  partOfDay: 'morning',
  weekStart: '2029-02-25',
  dayOf: () => '2029-03-01',
} as const;

let answer: () => Reply | Promise<Reply>;
let sent: Sent[];
const doIt = () => fireEvent.click(screen.getByRole('button', { name: 'Do It! Water plants' }));
const keys = () =>
  sent.filter(({ method }) => method === 'POST').map((one) => one.headers.get('Idempotency-Key'));
const show = (
  chores: KidChore[] = [due],
  submissions: ChoreSubmission[] = [],
  readOnly = false,
  client = createQueryClient(() => undefined),
) =>
  renderWith(
    client,
    <TodayChores
      kid={{ id: 'mia', name: 'Mia', friend: null, avatarColor: '#FF8FC0' } as Kid}
      page="/kid/mia"
      readOnly={readOnly}
      chores={chores}
      submissions={submissions}
      places={[{ look: 'empty', chore: null }]}
      clock={clock}
    />,
  );

beforeAll(async () => {
  await import('./chore-dialogs');
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  answer = () => ({ status: 201, body: submission({}) });
  sent = pretendServer({ 'POST /api/chore-submissions': () => answer() });
});

it('a kid without chores sees that the first ones are coming, and can already pick a wish', async () => {
  vi.useRealTimers();
  show([], []);
  await screen.findByRole('heading', { name: 'Your first chores are coming!' });
  expect(screen.getByRole('link', { name: 'Pick a wish' }).getAttribute('href')).toBe('/kid/mia?tab=shop');
  cleanup();
  show([], [], true);
  await screen.findByRole('heading', { name: 'Your first chores are coming!' });
  expect(screen.queryByRole('link', { name: 'Pick a wish' })).toBeNull();
});

describe('a chore tile', () => {
  it('shows "Waiting" immediately after Do It!', async () => {
    answer = () => new Promise(() => undefined);
    show();
    doIt();
    await pass(0);
    expect(screen.getByText('Waiting')).toBeTruthy();
    expect(sent[0]?.body).toEqual({ kidId: 'mia', choreId: 'c1' });
  });

  it('is sent once after a double tap and stays pending after a remount', async () => {
    answer = () => new Promise(() => undefined);
    const client = createQueryClient(() => undefined);
    const { unmount } = show([due], [], false, client);
    const key = screen.getByRole('button', { name: 'Do It! Water plants' });
    act(() => {
      key.click();
      key.click();
    });
    await pass(0);
    expect(keys()).toHaveLength(1);
    unmount();
    show([due], [], false, client);
    expect(screen.getByText('Waiting')).toBeTruthy();
  });

  it('shows a server error, reuses its key afterwards, and gets a new key after success', async () => {
    show();
    answer = () => ({ status: 500, body: { message: 'Oh no', code: 'internal' } });
    doIt();
    await pass(0);
    expect(renderHook(useToast).result.current).toMatchObject({
      title: 'Your egg came back',
      description: 'Try again!',
    });
    answer = () => ({ status: 201, body: submission({}) });
    doIt();
    await pass(0);
    doIt();
    await pass(0);
    const [first, second, third] = keys();
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('is stored with its key and day while offline, and can be withdrawn', async () => {
    answer = () => null;
    show();
    doIt();
    await pass(0);
    expect(screen.getByText('Sending later')).toBeTruthy();
    expect(readUnsent('mia')).toEqual([
      {
        choreId: 'c1',
        name: 'Water plants',
        category: chore.category,
        note: '',
        idempotencyKey: keys()[0],
        dueOn: due.dueOn,
        day: '2029-03-01',
      },
    ]);
    expect(readUnsent('ava')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Take it back: Water plants' }));
    await pass(100);
    fireEvent.click(screen.getByRole('button', { name: /^Take it back Take/ }));
    await pass(100);
    expect(readUnsent('mia')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Do It! Water plants' })).toBeTruthy();
  });

  it('reports the result of a withdrawal, even after leaving the page', async () => {
    let respond: (reply: Reply) => void = () => {};
    pretendServer({
      'DELETE /api/chore-submissions/s1': () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    });
    const waiting: KidChore = { ...due, state: 'waiting', dueOn: '2029-03-01' };
    const { rerender } = show([waiting], [submission({ dueOn: '2029-03-01' })]);
    const { result } = renderHook(useToast);
    fireEvent.click(screen.getByRole('button', { name: 'Take it back: Water plants' }));
    await pass(100);
    fireEvent.click(screen.getByRole('button', { name: /^Take it back Take/ }));
    await pass(0);
    rerender(<p>It is among what is done now</p>);
    respond({ status: 409, body: { message: 'Too late', code: 'already_reviewed' } });
    await pass(0);
    expect(result.current?.title).toBe('A grown-up got there first!');
  });

  it('shows a rejection with or without a note', () => {
    show([due], [submission({ status: 'rejected', parentNotes: 'The fern is still thirsty.' })]);
    expect(screen.getByText('The fern is still thirsty.')).toBeTruthy();
    cleanup();
    show([due], [submission({ status: 'rejected' })]);
    expect(screen.getByText('Almost! Try again')).toBeTruthy();
    cleanup();
    show([due], [submission({ id: 's2', status: 'approved' }), submission({ status: 'rejected' })]);
    expect(screen.queryByText('Almost! Try again')).toBeNull();
  });

  it('is disabled if read-only', () => {
    show([due], [], true);
    const key = screen.getByRole<HTMLButtonElement>('button', { name: 'Do It! Water plants' });
    expect(key.disabled).toBe(true);
  });

  it('counts its repetitions and shows pending ones separately', () => {
    const brush: KidChore = {
      ...due,
      chore: { ...chore, schedule: { kind: 'times', times: 3, per: 'day' } },
      doneCount: 1,
      neededCount: 3,
      dueOn: '2029-03-01',
    };
    show([brush], [submission({ dueOn: '2029-03-01' })]);
    expect(screen.getByText('1 of 3 done')).toBeTruthy();
    const states = screen.getAllByRole('listitem').map((item) => item.dataset['state']);
    expect(states.filter(Boolean)).toEqual(['due', 'waiting']);
    expect(screen.getByRole('button', { name: 'Take it back: Water plants' })).toBeTruthy();
  });
});
