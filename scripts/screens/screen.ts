import type { Page } from 'playwright-core';
import type { ErrorKey } from '@shared/error-messages';
import { errorText, type ErrorParams } from '@shared/error-text';
import type { SmallFamily, Stage } from './stage';

export const AREAS = ['kid', 'parent', 'kid-auth', 'auth', 'landing', 'family-home', 'admin'] as const;
export type Area = (typeof AREAS)[number];

export type Steps = (page: Page, stage: Stage) => Promise<unknown>;

export interface Screen {
  area: Area;
  name: string;
  who: 'nobody' | 'parent' | 'fresh' | 'months' | 'mia' | 'bo' | 'admin';
  steps: Steps;
  each?: true;
  script?: string;
  serviceWorker?: true;
  /** A page would send the write when it closes. Its context isn't used again. */
  holdsWrite?: true;
}

export interface OwnScreen extends Omit<Screen, 'who' | 'steps'> {
  who: 'own-mia' | 'own-parent';
  steps: (page: Page, family: SmallFamily, stage: Stage) => Promise<unknown>;
}

export const isOwn = (screen: Screen | OwnScreen): screen is OwnScreen =>
  screen.who === 'own-mia' || screen.who === 'own-parent';

/** Resolves when the page's next socket is live. Changes before that are shown without a notification. */
export const goesLive = (page: Page) =>
  page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));

export const at =
  (path: string | ((stage: Stage) => string), ...then: Steps[]): Steps =>
  async (page, stage) => {
    await page.goto(typeof path === 'string' ? path : path(stage));
    for (const step of then) await step(page, stage);
  };

export const menu =
  (name: string): Steps =>
  (page) =>
    page.getByRole('menuitem', { name }).click();

/** Visible, with this text in its name. */
export const press =
  (name: string, { exact = true } = {}): Steps =>
  async (page) => {
    const options = { name, exact };
    await page
      .getByRole('button', options)
      .or(page.getByRole('link', options))
      .or(page.getByRole('tab', options))
      .filter({ visible: true })
      .first()
      .click();
  };

export const choose =
  (name: string): Steps =>
  (page) =>
    page.getByRole('radio', { name }).first().check({ force: true });

/** May be followed by "(optional)". */
export const fill = (label: string, text: string): Steps => {
  const begun = label.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const whole = new RegExp(String.raw`^\s*${begun}(?!\s*\p{L})`, 'u');
  return (page) =>
    page.getByLabel(whole).and(page.locator('input, textarea')).filter({ visible: true }).first().fill(text);
};

export const seen =
  (text: string | RegExp): Steps =>
  (page) =>
    page.getByText(text).filter({ visible: true }).first().waitFor();

export const dialog: Steps = (page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();

export const hold =
  (pattern: string): Steps =>
  (page) =>
    page.route(pattern, () => undefined);

export const answer =
  (pattern: string, status: number, json: object): Steps =>
  (page) =>
    page.route(pattern, (route) => route.fulfill({ status, json }));

export const refuse =
  (pattern: string, status: number, { code, key, params = {} }: Refusal): Steps =>
  (page) =>
    page.route(pattern, (route) =>
      route.fulfill({
        status,
        json: { message: errorText({ key, params }), code, key, params },
      }),
    );

interface Refusal {
  code: string;
  key: ErrorKey;
  params?: ErrorParams;
}
