import type { RewardIcon } from '@shared/constants';
import { AGES, ideaTexts, type Age, type Idea, type IdeaId } from './ideas';

/** A ready-made reward; its size follows its cost. */
export interface RewardIdea extends Idea {
  iconName: RewardIcon;
  starCost: number;
}

const YOUNG: readonly Age[] = ['4-6'];
const EARLY: readonly Age[] = ['4-6', '7-9'];
const LATER: readonly Age[] = ['7-9', '10-12'];

type Row = readonly [id: IdeaId, ages: readonly Age[], iconName: RewardIcon, starCost: number];

/** From a story tonight to a day that is saved up for. */
const ROWS: readonly Row[] = [
  ['chooseAStickerSheet', YOUNG, 'any', 5],
  ['anExtraBedtimeStory', EARLY, 'book', 6],
  ['aTreatFromTheBakery', AGES, 'cookie', 8],
  ['paintWithTheGoodPaints', EARLY, 'paint', 8],
  ['readInBed20MinutesLonger', LATER, 'book', 10],
  ['picnicInThePark', AGES, 'park', 12],
  ['chooseWhatIsForDinner', AGES, 'any', 15],
  ['anHourAtThePlayground', EARLY, 'park', 15],
  ['for30MinutesOfExtraScreenTime', LATER, 'tablet', 15],
  ['movieNight', AGES, 'popcorn', 20],
  ['bakeACakeTogether', AGES, 'baking', 20],
  ['pizzaNight', AGES, 'pizza', 25],
  ['aNewBook', AGES, 'book', 30],
  ['aMorningAtThePool', AGES, 'swim', 40],
  ['aCraftKit', LATER, 'craft-scissors', 45],
  ['aFriendSleepsOver', LATER, 'sleepover-moon', 50],
  ['campInTheGarden', AGES, 'tent', 60],
  ['aDayAtTheZoo', AGES, 'zoo-elephant', 90],
];

/** The ready-made rewards, cheapest first, in the language of this page. */
export const rewardIdeas = (): readonly RewardIdea[] =>
  ROWS.map(([id, ages, iconName, starCost]) => ({ ...ideaTexts(id), ages, iconName, starCost })).toSorted(
    (a, b) => a.starCost - b.starCost,
  );
