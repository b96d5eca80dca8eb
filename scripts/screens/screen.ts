import type { Page } from 'playwright-core';
import type { ErrorKey } from '@shared/error-messages';
import { errorText, type ErrorParams } from '@shared/error-text';
import type { SmallFamily, Stage } from './stage';

export const AREAS = ['kid', 'parent', 'kid-auth', 'auth', 'landing', 'family-home', 'admin'] as const;
export type Area = (typeof AREAS)[number];

export type Steps = (page: Page, stage: Stage) => Promise<unknown>;

/** A screen in one of its states. */
export interface Screen {
  area: Area;
  name: string;
  /** `months` is a parent for whom the last month has something to look at. */
  who: 'nobody' | 'parent' | 'fresh' | 'months' | 'mia' | 'bo' | 'admin';
  steps: Steps;
  /** The steps are taken anew for each size: what they lead to does not last, or is not the same at other sizes. */
  each?: true;
  /** Runs in the page before its own scripts. */
  script?: string;
  serviceWorker?: true;
}

/** Steps on a family of the screen's own, which they may change. */
export interface OwnScreen extends Omit<Screen, 'who' | 'steps'> {
  who: 'own-mia' | 'own-parent';
  steps: (page: Page, family: SmallFamily, stage: Stage) => Promise<unknown>;
}

export const isOwn = (screen: Screen | OwnScreen): screen is OwnScreen =>
  screen.who === 'own-mia' || screen.who === 'own-parent';

/** Opens that address. */
export const at =
  (path: string | ((stage: Stage) => string), ...then: Steps[]): Steps =>
  async (page, stage) => {
    await page.goto(typeof path === 'string' ? path : path(stage));
    for (const step of then) await step(page, stage);
  };

/** Presses the first visible button, link or tab of that name, or of one that has it in it. */
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

/** Chooses the radio of that name. */
export const choose =
  (name: string): Steps =>
  (page) =>
    page.getByRole('radio', { name }).first().check({ force: true });

/** Fills the field of that label, which “(optional)” may follow, but no other word: “Nome” is not “Nome da família”. */
export const fill = (label: string, text: string): Steps => {
  const begun = label.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const whole = new RegExp(String.raw`^\s*${begun}(?!\s*\p{L})`, 'u');
  return (page) =>
    page.getByLabel(whole).and(page.locator('input, textarea')).filter({ visible: true }).first().fill(text);
};

/** Waits until that can be seen. */
export const seen =
  (text: string | RegExp): Steps =>
  (page) =>
    page.getByText(text).filter({ visible: true }).first().waitFor();

export const dialog: Steps = (page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();

/** The server is asked for that and has not answered yet. */
export const hold =
  (pattern: string): Steps =>
  (page) =>
    page.route(pattern, () => undefined);

/** The server answers so. */
export const answer =
  (pattern: string, status: number, json: object): Steps =>
  (page) =>
    page.route(pattern, (route) => route.fulfill({ status, json }));

/** The server refuses so, as it does it: in English, with what another language needs in a header. */
export const refuse =
  (pattern: string, status: number, { code, key, params = {} }: Refusal): Steps =>
  (page) =>
    page.route(pattern, (route) =>
      route.fulfill({
        status,
        json: { message: errorText({ key, params }), code },
        headers: { 'Error-Detail': JSON.stringify({ key, params }) },
      }),
    );

interface Refusal {
  code: string;
  key: ErrorKey;
  params?: ErrorParams;
}
