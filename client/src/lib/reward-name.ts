import { MYSTERY_REWARD_NAME } from '@shared/constants';
import { t } from './messages';

/** Translates the name of a mystery. */
export const shownRewardName = (name: string): string =>
  name === MYSTERY_REWARD_NAME ? t('history.mysteryReward') : name;
