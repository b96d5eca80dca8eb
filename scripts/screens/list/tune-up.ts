import type { Page } from 'playwright-core';
import { at, press, type Screen, type Steps } from '../screen';
import { t } from '../words';

const months = (name: string, steps: Steps, more: Partial<Screen> = {}): Screen => ({
  area: 'parent',
  name,
  who: 'months',
  steps,
  ...more,
});
const open = at('/parent', press(t('tuneUp.show')), (page: Page) =>
  page.getByRole('heading', { name: t('tuneUp.stars') }).waitFor(),
);
const MIRRORED = "localStorage.setItem('starnest:pseudo', '1');";

export const TUNE_UP_SCREENS: readonly Screen[] = [
  months(
    'tune-up',
    at('/parent', (page: Page) => page.getByRole('button', { name: t('tuneUp.show') }).waitFor()),
  ),
  months('tune-up-open', open),
  months(
    'tune-up-mirrored',
    at('/parent', async (page: Page) => {
      await page.locator('button[aria-expanded]').filter({ visible: true }).last().click();
      await page.locator('h4').first().waitFor();
    }),
    { script: MIRRORED },
  ),
];
