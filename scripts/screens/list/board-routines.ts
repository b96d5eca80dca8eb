import type { Board } from '@shared/contracts/boards';
import { NOW } from '../clock';
import type { Screen, Steps } from '../screen';
import { t } from '../words';
import { board, chore, DAY } from './board';

const TODAY = NOW.slice(0, 10);

const step = (id: string, name: string, minutes: number | null = null) => ({
  id,
  name,
  iconName: id === 'shoes' ? null : id,
  minutes,
});
const STEPS = [
  step('toilet', 'Go to the bathroom'),
  step('get-dressed', 'Get dressed', 5),
  step('brush-teeth', 'Brush your teeth', 2),
  step('shoes', 'Put on your shoes'),
];
const ago = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString();

/** A routine with this number of finished steps. */
const morning = (kidId: string, done: number, pausedAt: string | null = null) =>
  chore('Morning routine', {
    choreId: 'morning',
    icon: 'get-dressed',
    category: 'bedroom',
    steps: STEPS,
    readyBy: '15:30',
    run: {
      kidId,
      choreId: 'morning',
      dueOn: TODAY,
      day: TODAY,
      startedAt: ago(8),
      steps: STEPS.map(({ id }, index) => ({ id, state: index < done ? 'done' : 'open', seconds: null })),
      current: STEPS[done]?.id ?? null,
      stepStartedAt: ago(0.75),
      pausedAt,
      updatedAt: ago(0.75),
    },
  });

/** The same board with routines that run in all lanes. */
const RUNNING: Board = {
  ...DAY,
  lanes: DAY.lanes.map((lane, index) => ({
    ...lane,
    chores: [morning(lane.kid.id, [2, 1, 3][index] ?? 0), ...lane.chores],
  })),
  grabs: [],
};

/** Six kids, so the lanes are compact. */
const COMPACT: Board = {
  ...RUNNING,
  lanes: ['', '2'].flatMap((twin) =>
    DAY.lanes.map((lane) => {
      const kid = { ...lane.kid, id: lane.kid.id + twin };
      return { ...lane, kid, chores: [morning(kid.id, 1)] };
    }),
  ),
};

const pauseLeo: Steps = async (page) => {
  await page.route('**/api/board/routines/**', (route) =>
    route.fulfill({ json: morning('leo', 1, NOW).run }),
  );
  await page.locator('[data-lane="leo"] [data-pause]').click();
  await page.getByRole('button', { name: t('board.pausedMore', { name: 'Leo' }) }).click();
  await page.getByRole('dialog').waitFor();
};

/** A phone shows one lane at a time. */
const turnTo =
  (name: string): Steps =>
  async (page) => {
    await page.locator('[data-lane]').first().waitFor();
    const tab = page.getByRole('navigation', { name: t('board.kids') }).getByRole('button', { name });
    if (await tab.isVisible()) await tab.click();
  };

/** Leo's lane is paused, and Ava is ready. */
const playLanes: Steps = async (page, stage) => {
  await page.route('**/api/board/routines/**', async (route) => {
    const isStep = route.request().url().includes('/steps/');
    const [, , ava] = DAY.lanes;
    const lane = ava && {
      ...ava,
      chores: [{ ...morning('ava', 4), state: 'waiting' as const, run: null }, ...ava.chores],
    };
    const body = isStep ? { run: null, submission: null, lane } : morning('leo', 1, NOW).run;
    await route.fulfill({ json: body });
  });
  await turnTo('Leo')(page, stage);
  await page.locator('[data-lane="leo"] [data-pause]').click();
  await page.locator('[data-lane="leo"] [data-routine="paused"]').waitFor();
  await turnTo('Ava')(page, stage);
  await page.locator('[data-lane="ava"] [data-next]').click();
  await page.locator('[data-lane="ava"] [data-ready]').waitFor();
  await turnTo('Mia')(page, stage);
};

export const BOARD_ROUTINE_SCREENS: readonly Screen[] = [
  board('family-board-routines', RUNNING, playLanes),
  board('family-board-paused', COMPACT, pauseLeo),
];
