import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberRole } from '@shared/constants';
import type { TuneUp } from '@shared/contracts/tune-up';
import { useToast } from '@/components/ui/use-toast';
import { withdrawUndo } from '@/features/reviews/undo-offer';
import { createQueryClient } from '@/lib/api/query-client';
import { userQuery } from '@/lib/api/user-query';
import { pass, pretendServer, renderWith, type Reply, type Sent } from '../../../../tests/support/client';
import { TuneUpCard } from './tune-up-card';

const kid = {
  id: 'mia',
  name: 'Mia',
  avatarColor: '#FF6B6B',
  totalStars: 20,
  currentLevel: 3,
  level: 3,
  friend: null,
};
const chore = (id: string, name: string): TuneUp['chores'][number]['chore'] => ({
  id,
  name,
  description: null,
  imageUrl: null,
  iconName: null,
  starReward: 5,
  category: 'general',
  difficulty: 'easy',
  isActive: true,
  createdAt: '2026-01-01T00:00:00Z',
  kidIds: [],
  schedule: { kind: 'anytime' },
  partOfDay: null,
  sharing: 'each',
  needsApproval: true,
  steps: [],
  minutes: null,
  readyBy: null,
});
const SHOWN: TuneUp = {
  from: '2026-03-01',
  until: '2026-03-31',
  state: 'open',
  chores: ['Sweep', 'Dust', 'Rake', 'Iron', 'Mow'].map((name, index) => ({
    chore: chore(`c${index}`, name),
    timesDue: index === 0 ? 4 : null,
  })),
  rewards: [],
  waits: [
    {
      kid,
      reviews: 9,
      medianMinutes: 20 * 60,
      longestMinutes: 90 * 60,
      trusted: [chore('cat', 'Feed the cat')],
    },
  ],
  stars: [{ kid, earned: 20, spent: 35, suggestedCost: 10 }],
};

let shown: TuneUp;
let answer: () => Reply;
let sent: Sent[];

function Said() {
  const said = useToast();
  return <p>{said && `Told: ${said.title}`}</p>;
}

async function open(familyRole: MemberRole = 'owner') {
  const client = createQueryClient(() => undefined);
  client.setQueryData(userQuery.queryKey, { familyRole } as never);
  renderWith(
    client,
    <>
      <TuneUpCard />
      <Said />
    </>,
  );
  await pass(10);
}
const showLines = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Take a look' }));
  await pass(10);
};
const texts = () => document.body.textContent;
const puts = () => sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);

beforeAll(async () => {
  await import('./tune-up-lines');
});

beforeEach(async () => {
  withdrawUndo();
  vi.useFakeTimers();
  shown = SHOWN;
  answer = () => ({ body: {} });
  sent = pretendServer({
    'GET /api/family/tune-up': () => ({ body: shown }),
    'PUT /api/family/tune-up': () => ({ body: { ...SHOWN, state: 'done' } }),
    'PUT /api/chores/c0': () => answer(),
  });
});

describe('the monthly review card', () => {
  it.each(['none', 'done'] as const)('is hidden in the state %s', async (state) => {
    shown = { ...SHOWN, state };
    await open();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('shows the number of findings, and the first lines once opened', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Your March check-in' })).toBeTruthy();
    expect(texts()).toContain('5 chores no one got to');
    await showLines();
    expect(texts()).toContain('It was due on 4 days. No one got to it.');
    expect(texts()).toContain('Usually 20 hours, up to 4 days. Always approved: Feed the cat.');
    expect(texts()).toContain('Earned 20, spent 35, 15 of it from savings. No reward is within reach.');
    expect(texts()).not.toContain('Mow');
    fireEvent.click(screen.getByRole('button', { name: 'Show all 5' }));
    expect(texts()).toContain('Mow');
  });

  it('pauses a chore and restores the line if that fails', async () => {
    await open();
    await showLines();
    answer = () => ({ status: 503, body: { message: 'Try again', code: 'unavailable' } });
    fireEvent.click(screen.getByRole('button', { name: 'Pause it: Sweep' }));
    await pass(60_000);
    expect(puts()[0]).toEqual(['/api/chores/c0', { isActive: false }]);
    expect(texts()).toContain('Told: Couldn’t pause it');
    expect(screen.getByRole('button', { name: 'Pause it: Sweep' }).closest('li')?.inert).toBeFalsy();
  });

  it('can be dismissed for the month', async () => {
    await open();
    await showLines();
    fireEvent.click(screen.getByRole('button', { name: /^Done for this month/ }));
    await pass(10);
    expect(puts()).toEqual([['/api/family/tune-up', { from: '2026-03-01', done: true }]]);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('offers helpers only their actions', async () => {
    await open('helper');
    await showLines();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Close',
      'Show all 5',
    ]);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Open approvals',
      'See star history',
    ]);
  });
});
