import type { ChoreCategory, Difficulty, PartOfDay } from '@shared/constants';
import type { StepInput } from '@shared/contracts/chores';
import type { ChoreIcon } from '@shared/icons';
import type { Period, Schedule } from '@shared/rules/schedule';
import { ALL_DAYS, WEEKDAYS } from '@/features/manage/schedule-words';
import { ideaTexts, type Age, type Idea, type IdeaId, type Room } from './ideas';

export interface ChoreIdea extends Idea {
  room: Room;
  category: ChoreCategory;
  iconName: ChoreIcon;
  starReward: number;
  difficulty: Difficulty;
  schedule: Schedule;
  partOfDay: PartOfDay | null;
  steps?: StepInput[];
  readyBy?: string | null;
}

const YOUNG: readonly Age[] = ['4-6'];
const EARLY: readonly Age[] = ['4-6', '7-9'];
const MIDDLE: readonly Age[] = ['7-9'];
const LATER: readonly Age[] = ['7-9', '10-12'];
const OLD: readonly Age[] = ['10-12'];

const days = (...chosen: number[]): Schedule => ({ kind: 'days', days: chosen });
const times = (count: number, per: Period): Schedule => ({ kind: 'times', times: count, per });
const ANYTIME: Schedule = { kind: 'anytime' };
const DAILY = days(...ALL_DAYS);
const SCHOOL_DAYS = days(...WEEKDAYS);
const SCHOOL_EVES = days(0, 1, 2, 3, 4);
const SATURDAYS = days(6);

type Row = readonly [
  id: IdeaId,
  ages: readonly Age[],
  iconName: ChoreIcon,
  starReward: number,
  difficulty: Difficulty,
  schedule: Schedule,
  partOfDay?: PartOfDay,
];

/** Five minutes are about two stars, half an hour about seven. */
function inRoom(room: Room, category: ChoreCategory, rows: readonly Row[]): ChoreIdea[] {
  return rows.map(([id, ages, iconName, starReward, difficulty, schedule, partOfDay = null]) => ({
    ...ideaTexts(id),
    ages,
    room,
    category,
    iconName,
    starReward,
    difficulty,
    schedule,
    partOfDay,
  }));
}

export const choreIdeas = (): readonly ChoreIdea[] => [
  ...inRoom('kitchen', 'kitchen', [
    ['setTheTable', EARLY, 'set-table', 2, 'easy', DAILY, 'evening'],
    ['putYourCupAndPlateAway', YOUNG, 'wash-dishes', 1, 'easy', DAILY],
    ['wipeTheTable', EARLY, 'dust', 2, 'easy', DAILY, 'evening'],
    ['emptyTheDishwasher', LATER, 'wash-dishes', 4, 'medium', DAILY, 'morning'],
    ['washTheDishes', LATER, 'wash-dishes', 5, 'medium', DAILY, 'evening'],
    ['takeOutTheTrash', LATER, 'take-out-trash', 3, 'easy', times(2, 'week')],
    ['cookDinnerWithUs', OLD, 'cook', 8, 'hard', SATURDAYS, 'evening'],
  ]),
  ...inRoom('bedroom', 'bedroom', [
    ['makeYourBed', EARLY, 'make-bed', 2, 'easy', DAILY, 'morning'],
    ['putOnYourPajamasByYourself', YOUNG, 'pajamas', 1, 'easy', DAILY, 'evening'],
    ['hangUpYourClothes', EARLY, 'hang-clothes', 2, 'easy', DAILY, 'evening'],
    ['layOutClothesForTomorrow', MIDDLE, 'get-dressed', 2, 'easy', SCHOOL_EVES, 'evening'],
    ['tidyYourRoom', LATER, 'organize', 5, 'medium', SATURDAYS],
    ['changeYourSheets', OLD, 'make-bed', 6, 'medium', times(2, 'month')],
  ]),
  ...inRoom('cleaning', 'general', [
    ['dustTheShelves', EARLY, 'dust', 2, 'easy', SATURDAYS],
    ['pickUpLitterOutside', EARLY, 'pickup-trash', 3, 'easy', ANYTIME],
    ['vacuumTheLivingRoom', LATER, 'vacuum', 5, 'medium', SATURDAYS],
    ['cleanTheBathroomSink', LATER, 'any', 4, 'medium', times(1, 'week')],
    ['mopTheFloor', OLD, 'wash-floors', 7, 'hard', SATURDAYS],
    ['cleanTheWindows', OLD, 'clean-windows', 7, 'hard', times(1, 'month')],
    ['washTheCar', OLD, 'wash-car', 10, 'hard', times(1, 'month')],
  ]),
  ...inRoom('study', 'general', [
    ['lookAtABookFor10Minutes', YOUNG, 'read-book', 2, 'easy', DAILY, 'evening'],
    ['practiceLettersAndNumbers', YOUNG, 'homework', 2, 'easy', SCHOOL_DAYS, 'afternoon'],
    ['packYourSchoolBag', LATER, 'pack-schoolbag', 2, 'easy', SCHOOL_EVES, 'evening'],
    ['readFor20Minutes', LATER, 'read-book', 4, 'medium', DAILY, 'evening'],
    ['finishYourHomework', LATER, 'homework', 5, 'medium', SCHOOL_DAYS, 'afternoon'],
    ['practiceYourInstrument', LATER, 'practise-music', 5, 'medium', SCHOOL_DAYS, 'afternoon'],
  ]),
  ...inRoom('petCare', 'pets', [
    ['fillTheWaterBowl', EARLY, 'water-bowl', 1, 'easy', DAILY, 'morning'],
    ['feedThePet', EARLY, 'feed-pet', 2, 'easy', DAILY, 'morning'],
    ['brushThePet', MIDDLE, 'any', 3, 'easy', times(2, 'week')],
    ['walkTheDog', LATER, 'walk-dog', 5, 'medium', DAILY, 'afternoon'],
    ['cleanTheCageOrLitterBox', OLD, 'litter-box', 6, 'hard', SATURDAYS],
  ]),
  ...inRoom('organize', 'general', [
    ['putYourToysAway', YOUNG, 'tidy-toys', 2, 'easy', DAILY, 'evening'],
    ['matchTheSocks', EARLY, 'fold-laundry', 2, 'easy', times(1, 'week')],
    ['lineUpTheShoes', EARLY, 'shoes', 1, 'easy', DAILY, 'evening'],
    ['waterThePlants', EARLY, 'water-plants', 2, 'easy', days(3, 6)],
    ['foldTheLaundry', LATER, 'fold-laundry', 5, 'medium', times(2, 'week')],
    ['sortTheRecycling', LATER, 'recycle', 3, 'easy', times(1, 'week')],
    ['doALoadOfLaundry', OLD, 'do-laundry', 7, 'hard', times(1, 'week')],
  ]),
];
