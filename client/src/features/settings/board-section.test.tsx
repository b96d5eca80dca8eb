import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pretendServer, renderInApp, type Reply } from '../../../../tests/support/client';
import { BoardSection } from './board-section';

const family = { id: 'f', timezone: 'UTC', weekStart: 0, leaderboardMode: 'compete', teamGoal: null };

it('keeps a team goal that is typed while the mode is being saved', async () => {
  let finish: (reply: Reply) => void = () => undefined;
  const sent = pretendServer({
    'GET /api/family': () => ({ body: family }),
    'GET /api/leaderboard': () => ({ body: [] }),
    'PUT /api/family': () => new Promise<Reply>((resolve) => (finish = resolve)),
  });
  renderInApp(<BoardSection />);
  fireEvent.click(await screen.findByRole('radio', { name: /^As a team/ }));
  const goal = await screen.findByLabelText<HTMLInputElement>('Team goal each week');
  expect(goal.value).toBe('50');
  fireEvent.change(goal, { target: { value: '40' } });
  const reads = () => sent.filter(({ path }) => path.startsWith('/api/leaderboard')).length;
  const before = reads();
  finish({ body: { ...family, leaderboardMode: 'team', teamGoal: 50 } });
  // The form is up to date once the other data is read again.
  await expect.poll(reads).toBeGreaterThan(before);
  expect(screen.getByLabelText<HTMLInputElement>('Team goal each week').value).toBe('40');
});
