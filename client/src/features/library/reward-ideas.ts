import type { RewardIcon } from '@shared/icons';
import type { RewardLimit } from '@shared/rules/reward-limit';
import type { Period } from '@shared/rules/schedule';
import { AGES, ideaTexts, type Age, type Idea, type IdeaId } from './ideas';

export interface RewardIdea extends Idea {
  iconName: RewardIcon;
  starCost: number;
  limit: RewardLimit | null;
}

const YOUNG: readonly Age[] = ['4-6'];
const EARLY: readonly Age[] = ['4-6', '7-9'];
const LATER: readonly Age[] = ['7-9', '10-12'];

const limit = (times: number, per: Period): RewardLimit => ({ times, per });

type Row = readonly [
  id: IdeaId,
  ages: readonly Age[],
  iconName: RewardIcon,
  starCost: number,
  limit?: RewardLimit,
];

const ROWS: readonly Row[] = [
  ['chooseAStickerSheet', YOUNG, 'any', 5, limit(1, 'week')],
  ['anExtraBedtimeStory', EARLY, 'book', 6, limit(1, 'day')],
  ['aTreatFromTheBakery', AGES, 'cookie', 8, limit(1, 'week')],
  ['paintWithTheGoodPaints', EARLY, 'paint', 8],
  ['readInBed20MinutesLonger', LATER, 'book', 10, limit(3, 'week')],
  ['picnicInThePark', AGES, 'park', 12, limit(1, 'week')],
  ['chooseWhatIsForDinner', AGES, 'any', 15, limit(1, 'week')],
  ['anHourAtThePlayground', EARLY, 'park', 15],
  ['for30MinutesOfExtraScreenTime', LATER, 'tablet', 15, limit(1, 'day')],
  ['movieNight', AGES, 'popcorn', 20, limit(1, 'week')],
  ['bakeACakeTogether', AGES, 'baking', 20, limit(1, 'week')],
  ['pizzaNight', AGES, 'pizza', 25, limit(1, 'week')],
  ['aNewBook', AGES, 'book', 30, limit(1, 'month')],
  ['aMorningAtThePool', AGES, 'swim', 40, limit(2, 'month')],
  ['aCraftKit', LATER, 'craft-scissors', 45, limit(1, 'month')],
  ['aFriendSleepsOver', LATER, 'sleepover-moon', 50, limit(1, 'month')],
  ['campInTheGarden', AGES, 'tent', 60, limit(1, 'month')],
  ['aDayAtTheZoo', AGES, 'zoo-elephant', 90],
];

export const rewardIdeas = (): readonly RewardIdea[] =>
  ROWS.map(([id, ages, iconName, starCost, often = null]) => ({
    ...ideaTexts(id),
    ages,
    iconName,
    starCost,
    limit: often,
  })).toSorted((a, b) => a.starCost - b.starCost);
