import { AVATAR_COLOR, type AvatarColorName, type Friend } from '@shared/constants';
import type {
  Board,
  BoardChore,
  BoardEvent,
  BoardGrab,
  BoardLane,
  FamilyBoard,
  FamilyCalendar,
} from '@shared/contracts/boards';
import type { Device } from '@shared/contracts/devices';
import { boardChore, boardLane, boardOf } from '@/features/board/testing/boards';
import { NOW } from '../clock';
import { answer, at, dialog, menu, press, seen, type OwnScreen, type Screen, type Steps } from '../screen';
import { t } from '../words';

const TODAY = NOW.slice(0, 10);

export const chore = (name: string, changes: Partial<BoardChore> = {}) =>
  boardChore(name, { dueOn: TODAY, ...changes });

const KIDS = [
  { id: 'mia', name: 'Mia', avatarColor: '#FF8FC0', friend: 'fox' },
  { id: 'leo', name: 'Leo', avatarColor: '#5BB8F5', friend: 'frog' },
  { id: 'ava', name: 'Ava', avatarColor: '#FFD23F', friend: 'owl' },
] as const;

const event = (title: string, time: string, changes: Partial<BoardEvent> = {}): BoardEvent => ({
  id: title,
  date: TODAY,
  startsAt: `${TODAY}T${time}:00.000Z`,
  endsAt: `${TODAY}T23:00:00.000Z`,
  allDay: false,
  title,
  color: 'green',
  kidId: null,
  ...changes,
});

const EVENTS = [
  event('Soccer practice', '15:30', { kidId: 'leo' }),
  event('Dentist', '17:15', { kidId: 'ava' }),
  event('Dinner at Grandma’s', '19:00'),
];

/** A board of three kids in the middle of a day. */
export const DAY: Board = boardOf(
  [
    boardLane('Mia', {
      kid: KIDS[0],
      nest: {
        places: [
          { look: 'hatched', category: 'bedroom' },
          { look: 'empty', category: 'bedroom' },
          { look: 'empty', category: 'pets' },
          { look: 'empty', category: 'outdoor' },
        ],
        surprise: 'none',
      },
      chores: [
        chore('Feed Biscuit', { icon: 'feed-pet', category: 'pets' }),
        chore('Water the plants', {
          icon: 'water-plants',
          category: 'outdoor',
          late: true,
          dueOn: '2030-06-17',
        }),
        chore('Empty the dishwasher', { icon: 'wash-dishes', category: 'kitchen', sharing: 'turns' }),
        chore('Make your bed', { icon: 'make-bed', category: 'bedroom', state: 'done' }),
        chore('Lay out your clothes', { icon: 'get-dressed', category: 'bedroom', partOfDay: 'evening' }),
      ],
    }),
    boardLane('Leo', {
      kid: KIDS[1],
      nest: {
        places: [
          { look: 'hatched', category: 'bedroom' },
          { look: 'waiting', category: 'bathroom' },
          { look: 'empty', category: 'bathroom' },
          { look: 'empty', category: 'general' },
          { look: 'empty', category: 'general' },
        ],
        surprise: 'none',
      },
      chores: [
        chore('Brush your teeth', {
          icon: 'brush-teeth',
          category: 'bathroom',
          neededCount: 2,
          doneCount: 1,
        }),
        chore('Pack your school bag', { icon: 'pack-schoolbag', sentBack: true }),
        chore('Make your bed', { icon: 'make-bed', category: 'bedroom', state: 'done' }),
        chore('Read a book', { icon: 'read-book', category: 'bedroom', partOfDay: 'evening' }),
      ],
    }),
    boardLane('Ava', {
      kid: KIDS[2],
      nest: {
        places: [
          { look: 'hatched', category: 'bathroom' },
          { look: 'hatched', category: 'bedroom' },
          { look: 'empty', category: 'pets' },
        ],
        surprise: 'none',
      },
      chores: [
        chore('Walk the dog', { icon: 'walk-dog', category: 'pets' }),
        chore('Make your bed', { icon: 'make-bed', category: 'bedroom', state: 'waiting' }),
        chore('Tidy your toys', { icon: 'tidy-toys', category: 'bedroom', partOfDay: 'evening' }),
      ],
    }),
  ],
  {
    now: NOW,
    today: TODAY,
    events: EVENTS,
    grabs: [
      { chore: chore('Take out the trash', { icon: 'take-out-trash' }), kidIds: ['mia', 'leo', 'ava'] },
      {
        chore: chore('Fold the laundry', { icon: 'fold-laundry', category: 'bedroom' }),
        kidIds: ['mia', 'leo'],
      },
      {
        chore: chore('Water the garden', { icon: 'water-garden', category: 'outdoor' }),
        kidIds: ['leo', 'ava'],
      },
    ],
  },
);

const lanes: Steps = (page) => page.locator('[data-lane], main > div > p').first().waitFor();

/** The family board with these contents. */
export const board = (name: string, body: Board, ...then: Steps[]): Screen => ({
  area: 'kid-auth',
  name,
  who: 'nobody',
  steps: async (page, stage) => {
    await answer('**/api/board', 200, body)(page, stage);
    await at('/board', lanes, ...then)(page, stage);
  },
});

/** The pictures' clock shows 3:30 PM. */
const NIGHT: Board = { ...DAY, night: { from: '15:00', until: '17:00' } };
const BEDTIME: Board = { ...DAY, device: { ...DAY.device, theme: 'dark' } };

const [MIA, LEO, AVA] = DAY.lanes as [BoardLane, BoardLane, BoardLane];

const kid = (
  name: string,
  friend: Friend | null,
  color: AvatarColorName,
  lane: Partial<BoardLane>,
): BoardLane =>
  boardLane(name, {
    ...lane,
    kid: { id: name.toLowerCase(), name, friend, avatarColor: AVATAR_COLOR[color] },
  });

const RUBY = kid('Ruby', 'panda', 'teal', { paused: { until: '2030-06-22' } });

const ZOE = kid('Zoe', 'bunny', 'lilac', {
  nest: { places: MIA.nest.places.map((place) => ({ ...place, look: 'hatched' })), surprise: 'ready' },
});

/** Every state of a lane without rows. */
const RESTING: Board = {
  ...DAY,
  lanes: [
    RUBY,
    ZOE,
    { ...LEO, chores: LEO.chores.filter(({ partOfDay }) => partOfDay === 'evening') },
    kid('Ava', 'owl', 'yellow', {}),
  ],
};

/** Two pages of compact lanes. */
const MANY: Board = {
  ...DAY,
  lanes: [
    ...DAY.lanes,
    kid('Noah', 'robot', 'green', MIA),
    ZOE,
    kid('Eli', 'dragon', 'orange', LEO),
    RUBY,
    kid('Maximilian', null, 'red', AVA),
    kid('Ida', 'fox', 'pink', MIA),
  ],
};

const MANY_EVENTS: BoardEvent[] = [
  event('No school', '00:00', { startsAt: null, endsAt: null, allDay: true, color: 'red' }),
  event('Breakfast with a very long title that does not fit into the top band of any board', '08:15', {
    color: 'purple',
  }),
  ...EVENTS,
  event('Choir', '10:00', { date: '2030-06-20', startsAt: '2030-06-20T10:00:00.000Z', color: 'orange' }),
];

const DEVICE: Device = {
  id: 'd1',
  name: 'Kitchen board',
  createdAt: NOW,
  lastSeenAt: NOW,
  current: false,
  madeBy: { id: 'p1', firstName: 'Sam' },
  board: { ...boardOf([]).device },
  online: true,
};

const calendar = (name: string, host: string, changes: Partial<FamilyCalendar> = {}): FamilyCalendar => ({
  id: name,
  name,
  host,
  color: 'green',
  kidId: null,
  showTitles: true,
  state: 'ok',
  problem: null,
  fetchedAt: NOW,
  triedAt: NOW,
  createdAt: NOW,
  ...changes,
});

/** The settings of a board with these calendars. */
const settings = (name: string, calendars: FamilyCalendar[], ...then: Steps[]): Screen => ({
  area: 'parent',
  name,
  who: 'parent',
  steps: async (page, stage) => {
    await answer('**/api/family/devices', 200, [DEVICE])(page, stage);
    await answer('**/api/family/devices/*/board', 200, DAY)(page, stage);
    const body: FamilyBoard = { night: null, pictureKidIds: [], calendars };
    await answer('**/api/family/board', 200, body)(page, stage);
    await at('/parent?tab=settings#boards', seen(t('boardCalendars.title')), ...then)(page, stage);
  },
});

const FAMILY_CALENDAR = calendar('Family', 'calendar.google.com');

const anotherGrab = (grab: BoardGrab): BoardGrab => ({
  ...grab,
  chore: { ...grab.chore, choreId: `${grab.chore.choreId} again` },
});

export const BOARD_SCREENS: readonly (Screen | OwnScreen)[] = [
  board('family-board', DAY),
  board('family-board-bedtime', BEDTIME),
  board('family-board-one-kid', { ...DAY, lanes: [MIA] }),
  board(
    'family-board-login',
    DAY,
    press(t('board.openKid', { name: 'Mia' })),
    seen(t('kidAuth.hi', { name: 'Mia' })),
  ),
  board('family-board-resting', RESTING),
  board('family-board-pages', MANY),
  board('family-board-no-kids', { ...DAY, lanes: [], grabs: [] }),
  board(
    'family-board-events',
    { ...DAY, events: MANY_EVENTS },
    press(t('board.moreEvents', { count: 2 })),
    dialog,
  ),
  settings('settings-board-calendars', [
    FAMILY_CALENDAR,
    calendar('Leo’s soccer', 'teamsnap.com', { color: 'blue', state: 'new', fetchedAt: null }),
    calendar('School', 'lincolnschool.org', { color: 'red', state: 'failing', problem: 'not_found' }),
  ]),
  settings('settings-board-calendar-new', [], press(t('boardCalendars.add')), dialog),
  settings(
    'settings-board-calendar-edit',
    [FAMILY_CALENDAR],
    press(t('boardCalendars.menu', { name: 'Family' })),
    menu(t('boardCalendars.change')),
    dialog,
  ),
  settings(
    'settings-board-calendar-remove',
    [FAMILY_CALENDAR],
    press(t('boardCalendars.menu', { name: 'Family' })),
    menu(t('boardCalendars.remove')),
    dialog,
  ),
  board('family-board-menu', DAY, press(t('board.menu')), dialog),
  board(
    'family-board-about',
    DAY,
    press(t('board.menu')),
    dialog,
    press(t('board.about')),
    seen(t('board.connected')),
  ),
  board('family-board-sheet', DAY, press(t('board.done', { count: 1 })), dialog),
  board('family-board-who', DAY, press('Take out the trash'), dialog),
  board(
    'family-board-grabs',
    { ...DAY, grabs: [...DAY.grabs, ...DAY.grabs.map(anotherGrab)] },
    (page) => page.locator('section ul li').last().getByRole('button').click(),
    dialog,
  ),
  board(
    'family-board-pictures',
    { ...DAY, lanes: DAY.lanes.map((lane) => ({ ...lane, asksPictures: true })) },
    (page) => page.locator('[data-check]').first().click(),
    seen(t('board.tapPictures')),
  ),
  board(
    'family-board-bubble',
    DAY,
    answer('**/api/board/checks', 409, { code: 'not_due', message: 'not_due' }),
    (page) => page.locator('[data-check]').first().click(),
    seen(t('board.notNow')),
  ),
  board('family-board-night', NIGHT, (page) => page.getByRole('button', { name: t('board.wake') }).waitFor()),
];
