/** Where a kid can ask to go. */
export const PLACES = [
  'chores',
  'rewards',
  'badges',
  'messages',
  'leaderboard',
  'chore-history',
  'reward-history',
] as const;
export type Place = (typeof PLACES)[number];

export type Order = { type: 'open'; place: Place } | { type: 'stars' | 'help' | 'exit' | 'close' };

/** Said before a place without changing what is meant: 'show me my chores' is 'chores'. */
export const GOING = new Set(
  'show see open go look view where what whats which check read find list tell give want take back'.split(
    ' ',
  ),
);

/** What begins a deed. The rest of what is said names it. */
export const DOING = new Set(
  'do did does done doing make made finish finished complete completed'.split(' '),
);
export const GETTING = new Set(
  'get got getting buy buying want redeem have choose pick spend trade need'.split(' '),
);

const open = (place: Place, ...phrases: string[]) => ({ order: { type: 'open', place } as const, phrases });

/** What each order may sound like, with the words a browser writes down when a child's tongue slips. */
export const ORDERS: readonly { order: Order; phrases: readonly string[] }[] = [
  open('chores', 'chores', 'do chores', 'jobs', 'tasks', 'work', 'todo', 'to do list', 'shores', 'do jobs'),
  open(
    'rewards',
    'rewards',
    'get rewards',
    'store',
    'shop',
    'prizes',
    'treats',
    'reward store',
    'get prizes',
  ),
  open('badges', 'badges', 'medals', 'awards', 'badgers', 'level', 'level badges'),
  open('messages', 'messages', 'mail', 'letters', 'notes', 'post', 'massages', 'new messages', 'message'),
  open('leaderboard', 'leaderboard', 'leader board', 'ladder board', 'liter board', 'ranking', 'score board'),
  open('leaderboard', 'who is winning', 'who is first', 'who won', 'winners', 'who is best'),
  open(
    'chore-history',
    'history',
    'chore history',
    'calendar',
    'chore calendar',
    'what did i do',
    'past chores',
  ),
  open(
    'reward-history',
    'reward history',
    'reward calendar',
    'what did i get',
    'past rewards',
    'old rewards',
  ),
  {
    order: { type: 'stars' },
    phrases: ['how many stars do i have', 'how many stars', 'stars', 'count stars', 'how much do i have'],
  },
  { order: { type: 'help' }, phrases: ['help', 'help me', 'what can i say', 'what can you do', 'commands'] },
  {
    order: { type: 'exit' },
    phrases: ['exit', 'log out', 'logout', 'log me out', 'sign out', 'goodbye', 'bye', 'bye bye', 'leave'],
  },
  {
    order: { type: 'close' },
    phrases: ['close', 'stop', 'stop listening', 'cancel', 'never mind', 'nothing', 'go away'],
  },
];

export const YES = ['yes', 'yeah', 'yep', 'yup', 'sure', 'ok', 'okay', 'please', 'do it', 'get it', 'right'];
export const NO = [
  'no',
  'nope',
  'nah',
  'not now',
  'not yet',
  'cancel',
  'stop',
  'never mind',
  'wrong',
  'dont',
];

/** 'The second one' of those that are shown. */
export const ORDINALS = [
  ['first', '1', '1st'],
  ['second', '2', '2nd'],
  ['third', '3', '3rd'],
  ['fourth', '4', '4th'],
];
