import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useToast } from '@/components/ui/use-toast';
import { withdrawUndo } from '@/features/reviews/undo-offer';
import { UndoPlace } from '@/features/reviews/undo-place';
import { useStarChoices } from '@/features/submissions/star-choices';
import { pass, pretendServer, renderInApp, type Reply, type Sent } from '../../../../tests/support/client';
import { ApproveAll } from './approve-all';
import { pendingRedemption, pendingSubmission } from './testing/pending';

function Tab() {
  const said = useToast();
  return (
    <>
      <ApproveAll stars={useStarChoices()} />
      <p>{said && `${said.title}. ${said.description ?? ''}`}</p>
      <UndoPlace />
    </>
  );
}

let sent: Sent[];
let answers: Record<string, Reply>;
const reviews = () =>
  sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path.split('/')[3], body]);

beforeAll(() => import('@/features/reviews/undo-bar'));
beforeEach(async () => {
  withdrawUndo();
  vi.useFakeTimers();
  const submissions = [pendingSubmission('s1', { stars: 8 }), pendingSubmission('s2', { stars: 2 })];
  const redemptions = [
    pendingRedemption('r1', { cost: 10, has: 5 }),
    pendingRedemption('r2', { cost: 20, has: 5, reward: 'Zoo' }),
  ];
  answers = {};
  const review = ({ path, body }: Sent): Reply => {
    const id = path.split('/')[3] ?? '';
    const record = [...submissions, ...redemptions].find((one) => one.id === id);
    return answers[id] === undefined ? { body: { ...record, ...(body as object) } } : answers[id];
  };
  sent = pretendServer({
    'GET /api/chore-submissions/pending': () => ({ body: submissions }),
    'GET /api/reward-redemptions/pending': () => ({ body: redemptions }),
    'PUT /api/chore-submissions/s1/review': review,
    'PUT /api/chore-submissions/s2/review': review,
    'PUT /api/reward-redemptions/r1/review': review,
  });
  renderInApp(<Tab />);
  await pass(10);
});

const open = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Approve all' }));
  await pass(10);
};
const confirm = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  await pass(2000);
};

describe('approving all', () => {
  it('needs two taps, and shows the chores, the stars and the skipped items', async () => {
    await open();
    expect(screen.getByRole('alertdialog', { name: 'Approve 2 chores and 1 reward?' })).toBeTruthy();
    expect(screen.getByText('Zoo: Mia needs 15 more stars.')).toBeTruthy();
    await confirm('Approve 3');
    expect(reviews()).toEqual([
      ['s1', { status: 'approved', starsAwarded: 8 }],
      ['s2', { status: 'approved', starsAwarded: 2 }],
      ['r1', { status: 'approved' }],
    ]);
    expect(screen.getByText('3 approved')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('skips the chores if deselected, and rewards that depended on their stars', async () => {
    await open();
    fireEvent.click(screen.getByRole('switch', { name: '2 chores' }));
    expect(screen.getByText('Movie night: Mia needs 5 more stars.')).toBeTruthy();
    await confirm('Approve');
    expect(reviews()).toEqual([]);
  });

  it('reports failures and counts items that another parent reviewed', async () => {
    answers = {
      s1: { status: 409, body: { message: 'This was reviewed already.', code: 'already_reviewed' } },
      r1: { status: 409, body: { message: 'Not enough stars.', code: 'not_enough_stars' } },
    };
    await open();
    await confirm('Approve 3');
    expect(
      screen.getByText(
        '1 of 2 approved. 1 item still needs approval. Not enough stars. 1 item was reviewed by someone else.',
      ),
    ).toBeTruthy();
  });
});
