import type { ChoreCategory, Difficulty, Friend, PartOfDay, Picture, Sharing } from '@shared/constants';
import type { ChoreIcon, RewardIcon } from '@shared/icons';
import type { RewardLimit } from '@shared/rules/reward-limit';
import type { Step } from '@shared/rules/routine';
import type { Schedule } from '@shared/rules/schedule';
import { newId } from '../lib/ids';

export const PARENT = {
  username: 'demo',
  password: 'demo-stars',
  firstName: 'Alex',
  lastName: 'Rivers',
  email: 'alex@example.com',
  familyName: 'The Rivers Family',
} as const;

export const CO_PARENT = {
  username: 'demo-sam',
  password: PARENT.password,
  firstName: 'Sam',
  lastName: 'Rivers',
} as const;

export const TRIP = { from: 45, until: 41 };
export const STEADY_DAYS = 12;

export interface DemoKid {
  name: string;
  age: number;
  avatarColor: string;
  friend: Friend;
  pictures: [Picture, Picture, Picture, Picture];
  /** The probability per chore and day. */
  habits: Record<string, number>;
  spending: { chance: number; keeps: number };
  steady?: string;
  /** Whether the kid is paused next weekend. */
  isAwaySoon?: true;
  goal?: string;
}

export const KIDS: DemoKid[] = [
  {
    name: 'Mila',
    age: 10,
    avatarColor: '#7BC950',
    friend: 'owl',
    pictures: ['heart', 'moon', 'ice cream', 'star'],
    habits: {
      'Make your bed': 0.7,
      'Load the dishwasher': 0.85,
      'Vacuum the living room': 0.6,
      'Take out the trash': 0.6,
      'Wipe the bathroom mirror': 0.3,
      'Pull weeds': 0.1,
      'Wash the car': 0.04,
    },
    spending: { chance: 0.4, keeps: 20 },
    goal: 'Weekend at the beach',
  },
  {
    name: 'Theo',
    age: 7,
    avatarColor: '#5BB8F5',
    friend: 'fox',
    pictures: ['car', 'sun', 'tree', 'dog'],
    habits: {
      'Make your bed': 0.6,
      'Hang up your clothes': 0.35,
      'Load the dishwasher': 0.75,
      'Take out the trash': 0.4,
      'Feed Biscuit the cat': 0.85,
      'Dust the shelves': 0.1,
    },
    spending: { chance: 0.5, keeps: 5 },
    steady: 'Feed Biscuit the cat',
  },
  {
    name: 'Noa',
    age: 4,
    avatarColor: '#FF8FC0',
    friend: 'unicorn-foal',
    pictures: ['cat', 'star', 'moon', 'apple'],
    habits: {
      'Make your bed': 0.5,
      'Put the toys back': 0.7,
      'Match the socks': 0.12,
      'Water the plants': 0.6,
    },
    spending: { chance: 0.35, keeps: 6 },
    isAwaySoon: true,
    goal: 'Movie night',
  },
];

export interface DemoChore {
  name: string;
  description: string;
  iconName: ChoreIcon;
  starReward: number;
  category: ChoreCategory;
  difficulty: Difficulty;
  isActive?: boolean;
  kids?: string[];
  schedule?: Schedule;
  partOfDay?: PartOfDay;
  sharing?: Sharing;
  needsApproval?: boolean;
  steps?: Step[];
}

const DAILY: Schedule = { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] };

export const CHORES: DemoChore[] = [
  {
    ...chore('Make your bed', 'Blanket flat, pillow on top.', 'make-bed', 2, 'bedroom', 'easy'),
    schedule: DAILY,
    partOfDay: 'morning',
  },
  {
    ...chore('Put the toys back', 'Every toy sleeps in its own box.', 'tidy-toys', 2, 'general', 'easy'),
    kids: ['Noa'],
    schedule: DAILY,
    partOfDay: 'evening',
  },
  {
    ...chore('Hang up your clothes', 'Nothing stays on the floor.', 'hang-clothes', 2, 'bedroom', 'easy'),
    kids: ['Theo'],
    schedule: DAILY,
    partOfDay: 'evening',
  },
  {
    ...chore('Load the dishwasher', 'Scrape the plates first.', 'wash-dishes', 4, 'kitchen', 'medium'),
    kids: ['Mila', 'Theo'],
    schedule: DAILY,
    partOfDay: 'evening',
    sharing: 'turns',
  },
  {
    ...chore('Take out the trash', 'And put a new bag in.', 'take-out-trash', 4, 'kitchen', 'medium'),
    kids: ['Mila', 'Theo'],
    schedule: { kind: 'days', days: [2, 5] },
    sharing: 'first',
  },
  {
    ...chore('Wipe the bathroom mirror', 'Till it smiles back.', 'clean-windows', 4, 'bathroom', 'medium'),
    kids: ['Mila'],
    schedule: { kind: 'times', times: 1, per: 'week' },
  },
  chore('Match the socks', 'Find each sock its twin.', 'fold-laundry', 3, 'general', 'easy'),
  {
    ...chore('Feed Biscuit the cat', 'One cup, and fresh water.', 'feed-pet', 2, 'pets', 'easy'),
    kids: ['Theo'],
    schedule: DAILY,
    partOfDay: 'morning',
    needsApproval: false,
  },
  {
    ...chore('Water the plants', 'Half a watering can is enough.', 'water-plants', 2, 'outdoor', 'easy'),
    kids: ['Noa'],
    schedule: { kind: 'days', days: [3, 6] },
    partOfDay: 'afternoon',
  },
  chore('Dust the shelves', 'Top ones too.', 'dust', 3, 'general', 'easy'),
  {
    ...chore('Vacuum the living room', 'Under the couch, too.', 'vacuum', 6, 'general', 'medium'),
    kids: ['Mila'],
    schedule: { kind: 'days', days: [6] },
  },
  chore('Pull weeds', 'The flower bed by the fence.', 'pull-weeds', 8, 'outdoor', 'hard'),
  {
    ...chore('Wash the car', 'With Alex, on a dry day.', 'wash-car', 10, 'other', 'hard'),
    kids: ['Mila'],
    schedule: { kind: 'times', times: 1, per: 'month' },
  },
  chore('Sort the bookshelf', 'Tall ones at the back.', 'read-book', 5, 'general', 'medium'),
  {
    ...chore('Water the garden', 'Not while it rains.', 'water-garden', 5, 'outdoor', 'medium'),
    isActive: false,
  },
  {
    ...chore('Bedtime routine', 'From the last toy to lights out.', 'lights-out', 5, 'general', 'medium'),
    kids: ['Theo', 'Noa'],
    partOfDay: 'evening',
    steps: [
      step('Tidy your toys', 'tidy-toys', 5),
      step('Put on your pajamas', 'pajamas', 3),
      step('Brush your teeth', 'brush-teeth', 2),
      step('Read a book', 'read-book', 10),
      step('Say good night', 'say-goodnight', null),
      step('Lights out', 'lights-out', null),
    ],
  },
];

function step(name: string, iconName: ChoreIcon, minutes: number | null): Step {
  return { id: newId(), name, iconName, minutes };
}

function chore(
  name: string,
  description: string,
  iconName: ChoreIcon,
  starReward: number,
  category: ChoreCategory,
  difficulty: Difficulty,
): DemoChore {
  return { name, description, iconName, starReward, category, difficulty };
}

export interface DemoReward {
  name: string;
  description: string;
  iconName: RewardIcon;
  starCost: number;
  isMystery?: boolean;
  isActive?: boolean;
  maxRedemptions?: number;
  kids?: string[];
  limit?: RewardLimit;
}

export const REWARDS: DemoReward[] = [
  { name: 'Sticker sheet', description: 'Pick one from the drawer.', iconName: 'any', starCost: 5 },
  {
    name: 'Choose the bedtime story',
    description: 'Even the very long one.',
    iconName: 'book',
    starCost: 8,
    kids: ['Theo', 'Noa'],
  },
  { name: 'Ice cream after school', description: 'Two scoops.', iconName: 'ice-cream-cone', starCost: 10 },
  {
    name: 'Extra half hour of games',
    description: 'On a Saturday or Sunday.',
    iconName: 'video-game',
    starCost: 15,
    limit: { times: 1, per: 'week' },
  },
  {
    name: 'Treasure from the box',
    description: 'A yo-yo, a comic or a bouncy ball.',
    iconName: 'gift',
    starCost: 20,
    isMystery: true,
  },
  { name: 'Bake a cake together', description: 'You choose which.', iconName: 'baking', starCost: 25 },
  { name: 'Movie night', description: 'Your movie, with popcorn.', iconName: 'popcorn', starCost: 30 },
  {
    name: 'Picnic in the park',
    description: 'Coming back in spring.',
    iconName: 'park',
    starCost: 35,
    isActive: false,
  },
  {
    name: 'Sleepover with a friend',
    description: 'Three this season.',
    iconName: 'sleepover-moon',
    starCost: 45,
    maxRedemptions: 3,
  },
  { name: 'Trip to the pool', description: 'With the big slide.', iconName: 'swim', starCost: 60 },
  {
    name: 'Day at the zoo',
    description: 'Penguins at noon.',
    iconName: 'zoo-elephant',
    starCost: 90,
    maxRedemptions: 1,
  },
  { name: 'Weekend at the beach', description: 'Two nights, one bucket.', iconName: 'tent', starCost: 900 },
];
