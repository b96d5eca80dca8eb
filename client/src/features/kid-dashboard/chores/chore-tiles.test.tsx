import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chore } from '@shared/contracts/chores';
import { UNSCHEDULED } from '@shared/rules/schedule';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { pass, pretendServer, renderInApp, type Reply, type Sent } from '../../../../../tests/support/client';
import { ChoreTiles } from './chore-tiles';

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

const submission = (changes: Partial<ChoreSubmission>): ChoreSubmission => ({
  id: 's1',
  kidId: 'mia',
  choreId: 'c1',
  kid: {
    id: 'mia',
    name: 'Mia',
    friend: null,
    avatarColor: '#FF8FC0',
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
  ...changes,
});

let answer: () => Reply | Promise<Reply>;
let sent: Sent[];
const doIt = () => fireEvent.click(screen.getByRole('button', { name: 'Do It! Water plants' }));
const keys = () =>
  sent.filter(({ method }) => method === 'POST').map((one) => one.headers.get('Idempotency-Key'));
const show = (submissions: ChoreSubmission[] = [], kidId: string | undefined = 'mia') =>
  renderInApp(<ChoreTiles kidId={kidId} chores={[chore]} submissions={submissions} />);

beforeEach(() => {
  vi.useFakeTimers();
  answer = () => ({ status: 201, body: submission({}) });
  sent = pretendServer({ 'POST /api/chore-submissions': () => answer() });
});

describe('an inactive chore', () => {
  it('has its overlay, and an active one has none', () => {
    renderInApp(
      <ChoreTiles kidId="mia" chores={[chore, { ...chore, id: 'c2', isActive: false }]} submissions={[]} />,
    );
    const overlays = screen
      .getAllByRole('listitem')
      .map((tile) => tile.querySelector('[data-overlay]') !== null);
    expect(overlays).toEqual([false, true]);
  });
});

describe('a chore tile', () => {
  it('waits from the first moment of Do It!', async () => {
    answer = () => new Promise(() => undefined);
    show();
    doIt();
    await pass(0);
    expect(screen.getByText('Waiting')).toBeTruthy();
    expect(sent[0]?.body).toEqual({ kidId: 'mia', choreId: 'c1' });
  });

  it('carries the same key when a tap is repeated after the network went away, and a new one afterwards', async () => {
    show();
    answer = () => null;
    doIt();
    await pass(0);
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

  it('shows that it waits for a grown-up', () => {
    show([submission({})]);
    expect(screen.getByText('Waiting')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows what a grown-up said, until the kid has done it again', () => {
    const rejected = submission({ status: 'rejected', parentNotes: 'The fern is still thirsty.' });
    show([rejected]);
    expect(screen.getByText('The fern is still thirsty.')).toBeTruthy();
    cleanup();
    show([submission({ id: 's2', status: 'approved' }), rejected]);
    expect(screen.queryByText('The fern is still thirsty.')).toBeNull();
  });

  it('cannot be pressed where it is read-only', () => {
    renderInApp(<ChoreTiles chores={[chore]} submissions={[]} />);
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  });

  it('rests when it is switched off', () => {
    renderInApp(<ChoreTiles kidId="mia" chores={[{ ...chore, isActive: false }]} submissions={[]} />);
    expect(screen.getByText('Resting')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
