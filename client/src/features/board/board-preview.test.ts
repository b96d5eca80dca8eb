import { expect, it } from 'vitest';
import { withSettings } from './board-preview';
import { boardChore, boardLane, boardOf } from './testing/boards';

const lanes = ['Mia', 'Leo'].map((name) =>
  boardLane(name, { stars: 5, chores: [boardChore('Feed Biscuit', { starReward: 3 })] }),
);
const shared = { chore: boardChore('Trash'), kidIds: ['mia', 'leo'] };
const board = boardOf(lanes, { grabs: [shared] });

it('shows a choice before it is saved', () => {
  const { device } = board;
  const chosen = { ...device, showStars: true, mode: 'view', kidIds: ['leo'] } as const;
  const shown = withSettings(board, { ...chosen, kidIds: [...chosen.kidIds] });
  expect(shown.device.mode).toBe('view');
  expect(shown.lanes.map(({ kid, stars }) => [kid.name, stars])).toEqual([['Leo', 5]]);
  expect(shown.grabs).toEqual([shared]);
  const others = withSettings(board, { ...device, kidIds: ['ava'] });
  expect([others.lanes, others.grabs]).toEqual([[], []]);
  const [mia] = withSettings(board, { ...device, showStars: false }).lanes;
  expect([mia?.stars, mia?.chores[0]?.starReward]).toEqual([null, null]);
});
