import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pretendServer, renderInApp, type Reply } from '../../../../tests/support/client';
import { FamilyPart } from './family-part';
import { LeaderboardChoice, suggestedGoal } from './leaderboard-choice';

const family = { id: 'f', timezone: 'UTC', weekStart: 0, leaderboardMode: 'compete', teamGoal: null };

it('keeps a team goal that is typed while the mode is being saved', async () => {
  let finish: (reply: Reply) => void = () => undefined;
  const sent = pretendServer({
    'GET /api/family': () => ({ body: family }),
    'GET /api/leaderboard': () => ({ body: [] }),
    'PUT /api/family': () => new Promise<Reply>((resolve) => (finish = resolve)),
  });
  renderInApp(<FamilyPart>{(shown) => <LeaderboardChoice family={shown} />}</FamilyPart>);
  fireEvent.click(await screen.findByRole('radio', { name: /^As a team/ }));
  const goal = await screen.findByLabelText<HTMLInputElement>('Team goal each week');
  expect(goal.value).toBe('50');
  fireEvent.change(goal, { target: { value: '40' } });
  const reads = () => sent.filter(({ path }) => path.startsWith('/api/leaderboard')).length;
  const before = reads();
  finish({ body: { ...family, leaderboardMode: 'team', teamGoal: 50 } });
  await expect.poll(reads).toBeGreaterThan(before);
  expect(screen.getByLabelText<HTMLInputElement>('Team goal each week').value).toBe('40');
});

it('suggests the next multiple of ten above last week, and at least fifty', () => {
  expect([0, 49, 50, 96, 100].map(suggestedGoal)).toEqual([50, 50, 60, 100, 110]);
});
