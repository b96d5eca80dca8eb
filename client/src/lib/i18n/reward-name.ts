import { MYSTERY_REWARD_NAME } from '@shared/constants';
import { t } from './messages';

export const shownRewardName = (name: string): string =>
  name === MYSTERY_REWARD_NAME ? t('history.mysteryReward') : name;
