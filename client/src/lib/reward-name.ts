import { MYSTERY_REWARD_NAME } from '@shared/constants';
import { t } from './messages';

/** A reward's name as it is shown: a mystery comes from the server under one name, which each language has its own word for. */
export const shownRewardName = (name: string): string =>
  name === MYSTERY_REWARD_NAME ? t('history.mysteryReward') : name;
