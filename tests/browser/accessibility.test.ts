import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { paths, routes } from '@/lib/paths';
import { SCREENS } from '../../scripts/screens/list';
import { openPlace, type Place } from '../../scripts/screens/place';
import { AREAS, type OwnScreen, type Screen } from '../../scripts/screens/screen';
import { visit } from '../../scripts/screens/shoot';
import { fillStage, type Stage } from '../../scripts/screens/stage';
import { t } from '../../scripts/screens/words';
import { findAxeViolations } from '../support/browser';

/**
 * Opens every screen and dialog of `npm run screens` (scripts/screens/list) and scans it in daytime on a tablet and at bedtime on
 * a phone.
 */
const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };
const AT_ONCE = 3;
/** Families with other data, pending and failed requests, mirrored pages, sections of a page, and messages that disappear. */
const REPEATED =
  /loading|failed|mirrored|many|twelve|long|-(?:edit|chosen|typed|full|found|filled|wrong|refused|none|unheard|denied|absent|limit|new)$|^party-(?!badge)|^toast-|^offline-note$|^overview-week$|^board-|^today-(?:one|free|all-done)$|^week-(?:team-reached|off)$|^settings-(?:board|week)$|^chores-menu$|^chore-form-(?:turns|times|once|details)$|^tablet-turns$/;
const CLIENT = join(import.meta.dirname, '../../client/src');

const visitedPaths = new Set<string>();
const dialogTexts: string[] = [];

async function scan(page: Page, steps: () => Promise<void>, sizes: readonly (typeof TABLET)[]) {
  const found: string[] = [];
  const look = async (name: string) =>
    found.push(...(await findAxeViolations(page)).map((line) => `${name}: ${line}`));
  await steps();
  visitedPaths.add(new URL(page.url()).pathname);
  const dialogs = page.locator('[role=dialog], [role=alertdialog]');
  dialogTexts.push(...(await dialogs.allTextContents()).map((text) => text.replaceAll(/\s+/g, ' ')));
  if (sizes.includes(TABLET)) await look('daytime');
  if (sizes.includes(PHONE)) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(PHONE);
    await look('bedtime on a phone');
  }
  return found;
}

/** Scans the screens a few at a time. Returns a line for each violation, or for a screen that couldn't be opened. */
async function scanAll(stage: Stage, screens: readonly (Screen | OwnScreen)[]): Promise<string[]> {
  const found: string[] = [];
  const waiting = [...screens];
  const look = { theme: 'light', sizes: [TABLET, PHONE], locale: 'en', isPseudo: false } as const;
  const work = async () => {
    for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
      const { name } = screen;
      await visit(stage, screen, look, async (page, steps, sizes) => {
        found.push(...(await scan(page, steps, sizes)).map((line) => `${name}, ${line}`));
      }).catch((error: unknown) => found.push(`${name}: ${String(error)}`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

// The admin's list shows the newest families and the parents' log shows the admin's visits, so both need their own app.
describe.each([
  { name: 'entrance', areas: AREAS.filter((area) => area !== 'kid' && area !== 'parent') },
  { name: 'family', areas: ['kid', 'parent'] as const },
])('screens of the $name', ({ name, areas }) => {
  let place: Place;
  let stage: Stage;
  beforeAll(async () => {
    place = await openPlace(inject('chromium'), inject('postgresUrl'), `accessibility_${name}`);
    stage = await fillStage(place);
  });
  afterAll(() => place.stop());

  it.each(areas)('have no accessibility violations: %s', { timeout: 900_000 }, async (area) => {
    const screens = SCREENS.filter((screen) => screen.area === area && !REPEATED.test(screen.name));
    expect(await scanAll(stage, screens)).toEqual([]);
  });
});

describe('the tests', () => {
  it('visits every route', () => {
    const source = readFileSync(join(CLIENT, 'app/app.tsx'), 'utf8');
    const named: Record<string, unknown> = { ...paths, ...routes };
    const patterns = [...source.matchAll(/<Route path=(?:"([^"]+)"|\{\w+\.(\w+)\})/g)].map(
      ([, text, name]) => text ?? String(named[name ?? '']),
    );
    const visited = [...visitedPaths];
    const missing = patterns.filter((pattern) => {
      const expression = new RegExp(
        `^${pattern.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`,
      );
      return !visited.some((path) => expression.test(path));
    });
    // A redirect to /parent.
    expect(missing).toEqual(['/parent-dashboard']);
  });

  it('opens every dialog', () => {
    const dialogs = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => ({ file, source: readFileSync(join(CLIENT, file), 'utf8') }))
      .filter(
        ({ file, source }) =>
          !file.includes('.test.') &&
          !file.startsWith('components/ui/') &&
          /^\s*<(?:Form|Confirm)?Dialog\s/m.test(source),
      );
    const missing = dialogs.filter(({ source }) => {
      const texts = [...source.matchAll(/\bt\(\s*'([\w.]+)'/g)].map(([, id = '']) => textOf(id));
      return !texts.some((text) => text.length > 3 && dialogTexts.some((shown) => shown.includes(text)));
    });
    // Its dialog opens on phones only; approvals.test.ts scans it.
    expect(missing.map(({ file }) => file)).toEqual(['features/family/approvals-panel.tsx']);
  });
});

function textOf(id: string): string {
  return (
    t(id as 'ui.retry')
      .split(/[{⁨]/)[0]
      ?.trim() ?? ''
  );
}
