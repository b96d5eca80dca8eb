import type { ChoreCategory, ChoreIcon, Difficulty } from '@shared/constants';
import { ideaTexts, type Age, type Idea, type IdeaId, type Room } from './ideas';

/** A ready-made chore. */
export interface ChoreIdea extends Idea {
  room: Room;
  category: ChoreCategory;
  iconName: ChoreIcon;
  starReward: number;
  difficulty: Difficulty;
}

const YOUNG: readonly Age[] = ['4-6'];
const EARLY: readonly Age[] = ['4-6', '7-9'];
const MIDDLE: readonly Age[] = ['7-9'];
const LATER: readonly Age[] = ['7-9', '10-12'];
const OLD: readonly Age[] = ['10-12'];

type Row = readonly [
  id: IdeaId,
  ages: readonly Age[],
  iconName: ChoreIcon,
  starReward: number,
  difficulty: Difficulty,
];

/** A room's chores; five minutes are about two stars, and half an hour of work is about seven. */
function inRoom(room: Room, category: ChoreCategory, rows: readonly Row[]): ChoreIdea[] {
  return rows.map(([id, ages, iconName, starReward, difficulty]) => ({
    ...ideaTexts(id),
    ages,
    room,
    category,
    iconName,
    starReward,
    difficulty,
  }));
}

/** The ready-made chores, in the language of this page. */
export const choreIdeas = (): readonly ChoreIdea[] => [
  ...inRoom('kitchen', 'kitchen', [
    ['setTheTable', EARLY, 'set-table', 2, 'easy'],
    ['putYourCupAndPlateAway', YOUNG, 'wash-dishes', 1, 'easy'],
    ['wipeTheTable', EARLY, 'dust', 2, 'easy'],
    ['emptyTheDishwasher', LATER, 'wash-dishes', 4, 'medium'],
    ['washTheDishes', LATER, 'wash-dishes', 5, 'medium'],
    ['takeOutTheTrash', LATER, 'take-out-trash', 3, 'easy'],
    ['cookDinnerWithUs', OLD, 'cook', 8, 'hard'],
  ]),
  ...inRoom('bedroom', 'bedroom', [
    ['makeYourBed', EARLY, 'make-bed', 2, 'easy'],
    ['putOnYourPajamasByYourself', YOUNG, 'get-dressed', 1, 'easy'],
    ['hangUpYourClothes', EARLY, 'hang-clothes', 2, 'easy'],
    ['layOutClothesForTomorrow', MIDDLE, 'get-dressed', 2, 'easy'],
    ['tidyYourRoom', LATER, 'organize', 5, 'medium'],
    ['changeYourSheets', OLD, 'make-bed', 6, 'medium'],
  ]),
  ...inRoom('cleaning', 'general', [
    ['dustTheShelves', EARLY, 'dust', 2, 'easy'],
    ['pickUpLitterOutside', EARLY, 'pickup-trash', 3, 'easy'],
    ['vacuumTheLivingRoom', LATER, 'vacuum', 5, 'medium'],
    ['cleanTheBathroomSink', LATER, 'any', 4, 'medium'],
    ['mopTheFloor', OLD, 'wash-floors', 7, 'hard'],
    ['cleanTheWindows', OLD, 'clean-windows', 7, 'hard'],
    ['washTheCar', OLD, 'wash-car', 10, 'hard'],
  ]),
  ...inRoom('study', 'general', [
    ['lookAtABookFor10Minutes', YOUNG, 'read-book', 2, 'easy'],
    ['practiceLettersAndNumbers', YOUNG, 'homework', 2, 'easy'],
    ['packYourSchoolBag', LATER, 'pack-schoolbag', 2, 'easy'],
    ['readFor20Minutes', LATER, 'read-book', 4, 'medium'],
    ['finishYourHomework', LATER, 'homework', 5, 'medium'],
    ['practiceYourInstrument', LATER, 'practise-music', 5, 'medium'],
  ]),
  ...inRoom('petCare', 'pets', [
    ['fillTheWaterBowl', EARLY, 'water-bowl', 1, 'easy'],
    ['feedThePet', EARLY, 'feed-pet', 2, 'easy'],
    ['brushThePet', MIDDLE, 'any', 3, 'easy'],
    ['walkTheDog', LATER, 'walk-dog', 5, 'medium'],
    ['cleanTheCageOrLitterBox', OLD, 'litter-box', 6, 'hard'],
  ]),
  ...inRoom('organize', 'general', [
    ['putYourToysAway', YOUNG, 'tidy-toys', 2, 'easy'],
    ['matchTheSocks', EARLY, 'fold-laundry', 2, 'easy'],
    ['lineUpTheShoes', EARLY, 'any', 1, 'easy'],
    ['waterThePlants', EARLY, 'water-plants', 2, 'easy'],
    ['foldTheLaundry', LATER, 'fold-laundry', 5, 'medium'],
    ['sortTheRecycling', LATER, 'recycle', 3, 'easy'],
    ['doALoadOfLaundry', OLD, 'do-laundry', 7, 'hard'],
  ]),
];
