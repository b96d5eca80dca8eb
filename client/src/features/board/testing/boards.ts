import type { Board, BoardChore, BoardLane } from '@shared/contracts/boards';

/** A board's records for tests. */
export const boardChore = (name: string, changes: Partial<BoardChore> = {}): BoardChore => ({
  choreId: name,
  name,
  icon: 'any',
  imageUrl: null,
  category: 'general',
  anytime: false,
  partOfDay: null,
  sharing: 'each',
  state: 'due',
  late: false,
  sentBack: false,
  dueOn: '2029-03-06',
  nextOn: null,
  doneCount: 0,
  neededCount: null,
  starReward: null,
  steps: [],
  minutes: null,
  readyBy: null,
  run: null,
  submissions: [],
  ...changes,
});

export const boardLane = (name: string, changes: Partial<BoardLane> = {}): BoardLane => ({
  kid: { id: name.toLowerCase(), name, avatarColor: '#FF8FC0', friend: 'fox' },
  asksPictures: false,
  paused: null,
  nest: { places: [], surprise: 'none' },
  stars: null,
  goal: null,
  chores: [],
  ...changes,
});

export const boardOf = (lanes: readonly BoardLane[], changes: Partial<Board> = {}): Board => ({
  device: {
    id: 'd1',
    name: 'Kitchen',
    mode: 'check',
    kidIds: [],
    theme: 'auto',
    showEvents: true,
    showStars: false,
    showGoals: false,
    keepAwake: true,
  },
  family: {
    name: null,
    timezone: 'UTC',
    weekStart: 0,
    locale: null,
    sounds: true,
    idleMinutes: 5,
    pausedFrom: null,
    pausedUntil: null,
  },
  night: null,
  now: '2029-03-06T15:00:00.000Z',
  today: '2029-03-06',
  lanes: [...lanes],
  grabs: [],
  tomorrow: { date: '2029-03-07', lanes: [], grabs: [] },
  ...changes,
});
