import type { PairedFamily, Turn } from '@shared/contracts/devices';
import type { KidCard } from '@shared/contracts/kids';
import { FRIENDS } from '@shared/constants';
import { openApi } from '../api';
import { NOW } from '../clock';
import {
  answer,
  at,
  dialog,
  fill,
  menu,
  press,
  seen,
  type OwnScreen,
  type Screen,
  type Steps,
} from '../screen';
import { t } from '../words';

const NAMES = [
  'Mia',
  'Leo',
  'Ava',
  'Noah',
  'Alexandra-Maria',
  'Sam',
  'Zoë',
  'Ben',
  'Ida',
  'Max',
  'Lou',
  'Kim',
];
const COLORS = ['#FF8FC0', '#5BB8F5', '#FFD23F', '#7BC950', '#B9A5F0', '#2EC4B6'];

const MOST_TICKS = 1000;

const script = "document.cookie = 'starnest-paired=tablet; path=/';";

const mirrored = ` localStorage['starnest:pseudo'] = '1';`;

const asTablet =
  (
    count: number,
    {
      leaderboardMode = 'compete',
      turns = [],
      names = NAMES,
    }: Partial<PairedFamily['family']> & {
      turns?: readonly Omit<Turn, 'kidId'>[];
      names?: readonly string[];
    } = {},
  ): Steps =>
  async (page, stage) => {
    const { mia, leo } = stage;
    const kids = names.slice(0, count).map((name, index): KidCard => ({
      id: [mia.id, leo.id][index] ?? name,
      name,
      avatarColor: COLORS[index % COLORS.length] ?? '#FF8FC0',
      friend: index % 5 === 3 ? null : (FRIENDS[index] ?? null),
      totalStars: (index * 37) % 60,
      currentLevel: 1 + ((index * 7) % 25),
      level: 1 + ((index * 7) % 25),
    }));
    const body: PairedFamily = {
      family: { name: 'The Rivers', leaderboardMode, idleMinutes: 3 },
      kids,
      turns: kids
        .slice(1)
        .flatMap(({ id }, index) => turns.slice(index, index + 1).map((turn) => ({ kidId: id, ...turn }))),
      board: null,
    };
    await answer('**/api/device', 200, body)(page, stage);
  };
const TURNS: readonly Omit<Turn, 'kidId'>[] = [
  { icon: 'take-out-trash', category: 'outdoor' },
  { icon: 'wash-car', category: 'outdoor' },
];
const LONG_NAMES = NAMES.map((name) => `${name} Bartholomew Montgomery-Featherstonehaugh`);
const screen = (name: string, ...steps: Steps[]): Screen => ({
  area: 'kid-auth',
  name,
  who: 'nobody',
  steps: async (page, stage) => {
    for (const step of steps) await step(page, stage);
  },
});
const tablet = (name: string, ...steps: Steps[]): Screen => ({ ...screen(name, ...steps), script });
const parent = (name: string, section: string, ...then: Steps[]): OwnScreen => ({
  area: 'parent',
  name,
  who: 'own-parent',
  steps: async (page, { family }, stage) => {
    await family.parent
      .post('/api/family/devices/pairings', { name: 'Kitchen tablet' })
      .then((made) =>
        page.context().request.post(`${stage.place.url}/api/devices/pair`, { data: made as object }),
      );
    await family.parent.post('/api/family/devices', {
      name: 'The big tablet in Grandma’s living room, upstairs',
    });
    await at(`/parent?tab=settings#${section}`, ...then)(page, stage);
  },
});

/** The settings of a family with this many boards, paired by other browsers. */
const boards = (name: string, count: number, section: string, ...then: Steps[]): OwnScreen => ({
  area: 'parent',
  name,
  who: 'own-parent',
  steps: async (page, { family }, stage) => {
    for (let index = 0; index < count; index += 1) {
      const board = { name: index === 0 ? 'Kitchen board' : `Hall ${index}`, board: {} };
      const made = await family.parent.post<object>('/api/family/devices/pairings', board);
      const wall = await openApi(stage.place.url);
      await wall.post('/api/devices/pair', made);
      await wall.context.dispose();
    }
    await at(`/parent?tab=settings#${section}`, ...then)(page, stage);
  },
});

export const TABLET_SCREENS: readonly (Screen | OwnScreen)[] = [
  tablet('tablet-names', asTablet(4), at('/kid-login', seen(t('kidAuth.chooseName')))),
  tablet('tablet-twelve', asTablet(12), at('/kid-login', seen(t('kidAuth.chooseName')))),
  tablet('tablet-turns', asTablet(4, { turns: TURNS }), at('/kid-login', seen(t('tablet.yourTurn')))),
  tablet(
    'tablet-turns-twelve',
    asTablet(12, { turns: TURNS }),
    at('/kid-login', (page) => page.getByText(t('tablet.yourTurn')).first().waitFor({ state: 'attached' })),
  ),
  tablet(
    'tablet-turns-long',
    asTablet(5, { turns: TURNS, names: LONG_NAMES }),
    at('/kid-login', seen(t('tablet.yourTurn'))),
  ),
  {
    ...tablet(
      'tablet-turns-mirrored',
      asTablet(4, { turns: TURNS }),
      at('/kid-login', (page) => page.locator('[data-egg]').first().waitFor()),
    ),
    script: script + mirrored,
  },
  tablet('tablet-one', asTablet(1), at('/kid-login', seen(t('kidAuth.chooseName')))),
  tablet('tablet-none', asTablet(0), at('/kid-login', seen(t('tablet.ours')))),
  tablet(
    'tablet-no-board',
    asTablet(3, { leaderboardMode: 'off' }),
    at('/kid-login', seen(t('kidAuth.chooseName'))),
  ),
  tablet(
    'tablet-hand-over',
    asTablet(2, { turns: TURNS }),
    at(({ mia }) => `/kid-login?from=${mia.id}`, seen(t('tablet.giveTo', { name: 'Leo' }))),
  ),
  tablet('tablet-home', asTablet(3), at('/', seen(t('landing.tapFace')))),
  tablet('tablet-home-twelve', asTablet(12), at('/', seen(t('landing.tapFace')))),
  screen('pair', at('/pair', seen(t('pair.title')))),
  screen('pair-linked', at('/pair/417092', seen(t('pair.linkedHint')))),
  screen('pair-wrong', at('/pair/000000', press(t('pair.connect')), seen(t('pair.unknown')))),
  {
    area: 'kid',
    name: 'tablet-idle',
    who: 'mia',
    script,
    each: true,
    steps: async (page, stage) => {
      await asTablet(2)(page, stage);
      await page.goto(`/kid/${stage.mia.id}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const question = page.getByRole('alertdialog');
      // The code that watches for touches loads after the page.
      for (let tick = 0; tick < MOST_TICKS && !(await question.isVisible()); tick += 1) {
        await page.clock.setFixedTime(Date.parse(NOW) + tick * 2000);
        await page.evaluate(() => {
          document.dispatchEvent(new Event('visibilitychange'));
          return new Promise(requestAnimationFrame);
        });
      }
      await question.waitFor();
    },
  },
  parent('settings-devices', 'tablets', seen('Kitchen tablet')),
  {
    ...parent('settings-devices-mirrored', 'tablets', (page) =>
      page.getByRole('heading', { level: 2 }).first().waitFor(),
    ),
    script: mirrored,
  },
  parent(
    'settings-calendars',
    'calendars',
    press(t('calendars.makeOf', { name: 'Mia' })),
    seen(t('calendars.renew')),
  ),
  parent('settings-devices-digits', 'connect', press(t('devices.connectOther')), (page) =>
    page.getByRole('img', { name: t('devices.qrCode') }).waitFor(),
  ),
  parent(
    'settings-devices-rename',
    'tablet-list',
    press(t('devices.menu', { name: 'Kitchen tablet' })),
    menu(t('devices.renameThis')),
    dialog,
    fill(t('devices.name'), ''),
    press(t('devices.saveName')),
  ),
  parent(
    'settings-devices-remove',
    'tablet-list',
    press(t('devices.menu', { name: 'Kitchen tablet' })),
    menu(t('devices.remove')),
    dialog,
  ),
  boards('settings-boards', 1, 'boards', seen(t('boards.all'))),
  boards('settings-boards-many', 3, 'boards', seen(t('boards.all'))),
  boards('settings-boards-none', 0, 'boards', seen(t('boards.add'))),
  boards('settings-boards-add', 0, 'boards', press(t('boards.add')), dialog),
  boards('settings-boards-here', 0, 'boards', press(t('boards.add')), press(t('boards.useThis')), (page) =>
    page.getByRole('alertdialog').waitFor(),
  ),
  parent('settings-boards-tablets', 'boards', press(t('boards.add')), seen(t('boards.tablets'))),
  screen('no-board', at('/board', seen(t('board.notConnected')))),
  parent('settings-sessions', 'sessions', seen(t('sessions.thisBrowser'))),
  parent('new-code', 'tablets', press(t('family.newCode')), dialog),
];
