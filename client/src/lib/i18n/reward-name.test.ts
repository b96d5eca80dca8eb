import { i18n } from '@lingui/core';
import { MYSTERY_REWARD_NAME } from '@shared/constants';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadCatalog } from './messages';
import { shownRewardName } from './reward-name';

let english: [locale: string, formats: typeof i18n.locales];
beforeEach(() => {
  english = [i18n.locale, i18n.locales];
});
afterEach(() => i18n.activate(...english));

it('translates the name of a mystery', async () => {
  expect(shownRewardName(MYSTERY_REWARD_NAME)).toBe(MYSTERY_REWARD_NAME);
  i18n.loadAndActivate({ locale: 'de', messages: await loadCatalog('de', 'kids') });
  expect(shownRewardName(MYSTERY_REWARD_NAME)).toBe('Überraschung!');
  expect(shownRewardName('Zoo')).toBe('Zoo');
});
