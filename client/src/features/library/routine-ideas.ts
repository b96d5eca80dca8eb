import type { StepInput } from '@shared/contracts/chores';
import type { ChoreIcon } from '@shared/icons';
import type { Schedule } from '@shared/rules/schedule';
import { ALL_DAYS, WEEKDAYS } from '@/features/manage/schedule-words';
import { t, type MessageId } from '@/lib/i18n/messages';
import type { ChoreIdea } from './chore-ideas';
import { AGES, ideaTexts } from './ideas';

type StepId = MessageId extends infer Id ? (Id extends `ideas.step.${infer Name}` ? Name : never) : never;

const step = (id: StepId, iconName: ChoreIcon, minutes: number | null = null): StepInput => ({
  name: t(`ideas.step.${id}`),
  iconName,
  minutes,
});

const COMMON = { ages: AGES, room: 'routines', category: 'general', difficulty: 'medium' } as const;
const DAILY: Schedule = { kind: 'days', days: [...ALL_DAYS] };
const SCHOOL_DAYS: Schedule = { kind: 'days', days: [...WEEKDAYS] };

/** Ready-made chores with steps. */
export const routineIdeas = (): readonly ChoreIdea[] => [
  {
    ...COMMON,
    ...ideaTexts('morningRoutine'),
    years: { from: 4, to: 12 },
    iconName: 'wake-up',
    starReward: 5,
    schedule: SCHOOL_DAYS,
    partOfDay: 'morning',
    readyBy: '07:40',
    steps: [
      step('toilet', 'toilet'),
      step('getDressed', 'get-dressed', 5),
      step('makeBed', 'make-bed', 3),
      step('breakfast', 'breakfast', 10),
      step('teeth', 'brush-teeth', 2),
      step('shoes', 'shoes', 3),
    ],
  },
  {
    ...COMMON,
    ...ideaTexts('bedtimeRoutine'),
    years: { from: 4, to: 10 },
    iconName: 'lights-out',
    starReward: 5,
    schedule: DAILY,
    partOfDay: 'evening',
    readyBy: '20:00',
    steps: [
      step('tidyToys', 'tidy-toys', 5),
      step('pajamas', 'pajamas', 3),
      step('teeth', 'brush-teeth', 2),
      step('read', 'read-book', 10),
      step('goodNight', 'say-goodnight'),
      step('lightsOut', 'lights-out'),
    ],
  },
  {
    ...COMMON,
    ...ideaTexts('afterSchool'),
    years: { from: 6, to: 12 },
    iconName: 'jacket',
    starReward: 4,
    schedule: SCHOOL_DAYS,
    partOfDay: 'afternoon',
    readyBy: null,
    steps: [
      step('jacket', 'jacket', 1),
      step('shoesAway', 'shoes', 1),
      step('lunchbox', 'lunchbox', 2),
      step('washHands', 'wash-hands', 1),
      step('snack', 'snack', 10),
    ],
  },
  {
    ...COMMON,
    ...ideaTexts('cleanUp'),
    years: { from: 4, to: 12 },
    iconName: 'organize',
    starReward: 5,
    schedule: { kind: 'days', days: [6] },
    partOfDay: null,
    readyBy: null,
    steps: [
      step('toysInBox', 'tidy-toys', 5),
      step('booksOnShelf', 'organize', 3),
      step('clothesInBasket', 'do-laundry-2', 2),
      step('trashInBin', 'take-out-trash', 1),
      step('wipeTable', 'dust', 2),
    ],
  },
  {
    ...COMMON,
    ...ideaTexts('homeworkRoutine'),
    years: { from: 6, to: 12 },
    iconName: 'homework',
    starReward: 6,
    schedule: SCHOOL_DAYS,
    partOfDay: 'afternoon',
    readyBy: null,
    steps: [
      step('getThings', 'organize', 2),
      step('water', 'drink-water', 1),
      step('homework', 'homework', 20),
      step('checkWork', 'homework', 3),
      step('packBag', 'pack-schoolbag', 3),
    ],
  },
];
