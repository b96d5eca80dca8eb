import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { paths, routes } from '@/lib/page/paths';
import { SCREENS } from '../../scripts/screens/list';
import { openPlace, type Place } from '../../scripts/screens/place';
import { visit } from '../../scripts/screens/shoot';
import { fillStage, type Stage } from '../../scripts/screens/stage';
import { t } from '../../scripts/screens/words';
import { type Part, partOfDialog, partOfRoute, partOfScreen } from './accessibility-parts';
import { findAxeViolations } from './browser';

const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 568 };
const LOOK = { theme: 'light', sizes: [TABLET, PHONE], locale: 'en', isPseudo: false } as const;
const CLIENT = join(import.meta.dirname, '../../client/src');
const { SCREENS_ONLY } = process.env;

/**
 * Scans each screen of the part in daytime on a tablet and at bedtime on a phone, and checks that no size scrolls sideways.
 * With SCREENS_ONLY, a pattern of names, only some.
 */
export function walk(part: Part): void {
  const screens = SCREENS.filter(
    (screen) => partOfScreen(screen) === part && new RegExp(SCREENS_ONLY ?? '').test(screen.name),
  );
  const visitedPaths = new Set<string>();
  const dialogTexts: string[] = [];
  let place: Place;
  let stage: Stage;

  const scan = async (page: Page, steps: () => Promise<void>, sizes: readonly (typeof TABLET)[]) => {
    const found: string[] = [];
    const look = async (name: string) =>
      found.push(...(await findAxeViolations(page)).map((line) => `${name}: ${line}`));
    const checkWidth = async () => {
      // Paper is wider.
      const fits = 'matchMedia("print").matches || document.documentElement.scrollWidth <= innerWidth';
      const isNarrow = page.waitForFunction(fits, undefined, { timeout: 5000 });
      await isNarrow.catch(() => found.push(`scrolls sideways at ${page.viewportSize()?.width}`));
    };
    await steps();
    visitedPaths.add(new URL(page.url()).pathname);
    const dialogs = page.locator('[role=dialog], [role=alertdialog]');
    dialogTexts.push(...(await dialogs.allTextContents()).map((text) => text.replaceAll(/\s+/g, ' ')));
    if (sizes.includes(TABLET)) {
      await look('daytime');
      await checkWidth();
    }
    if (sizes.includes(PHONE)) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize(PHONE);
      await look('bedtime on a phone');
      await checkWidth();
      await page.setViewportSize(SMALL_PHONE);
      await checkWidth();
    }
    return found;
  };

  describe(`the screens of the part "${part}"`, () => {
    beforeAll(async () => {
      const name = `accessibility_${part.replaceAll('-', '_')}`;
      place = await openPlace(inject('chromium'), inject('postgresUrl'), name);
      stage = await fillStage(place, screens);
    });
    afterAll(() => place.stop());

    it.for(screens)('$name has no accessibility violations', async (screen) => {
      const found: string[] = [];
      await visit(stage, screen, LOOK, async (page, steps, sizes) => {
        found.push(...(await scan(page, steps, sizes)));
      });
      expect(found).toEqual([]);
    });

    it.skipIf(SCREENS_ONLY)('include every route', () => {
      const missing = findRoutes().filter((route) => {
        const path = route.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+');
        const pattern = new RegExp(`^${path}$`);
        return partOfRoute(route) === part && ![...visitedPaths].some((visited) => pattern.test(visited));
      });
      expect(missing).toEqual([]);
    });

    it.skipIf(SCREENS_ONLY)('include every dialog', () => {
      const missing = findDialogs().filter(({ file, source }) => {
        const texts = [...source.matchAll(/\bt\(\s*'([\w.]+)'/g)].map(([, id = '']) => textOf(id));
        const isOpened = texts.some(
          (text) => text.length > 5 && dialogTexts.some((shown) => shown.includes(text)),
        );
        return partOfDialog(file) === part && !isOpened;
      });
      expect(missing.map(({ file }) => file)).toEqual([]);
    });
  });
}

function findRoutes(): string[] {
  const source = readFileSync(join(CLIENT, 'app/app.tsx'), 'utf8');
  const named: Record<string, unknown> = { ...paths, ...routes };
  return [...source.matchAll(/<Route path=(?:"([^"]+)"|\{\w+\.(\w+)\})/g)]
    .map(([, text, name]) => text ?? String(named[name ?? '']))
    .filter((route) => route !== '/parent-dashboard');
}

/** Finds all dialogs except the one for phones only, which approvals.test.ts scans. */
function findDialogs(): { file: string; source: string }[] {
  return readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.tsx') && !/\.test\.|^components\/ui\/|approvals-panel|ask-dialog/.test(file),
    )
    .map((file) => ({ file, source: readFileSync(join(CLIENT, file), 'utf8') }))
    .filter(({ source }) => /^\s*<(?:Form|Confirm|Ask)?Dialog\s/m.test(source));
}

function textOf(id: string): string {
  return (
    t(id as 'ui.retry')
      .split(/[{⁨]/)[0]
      ?.trim() ?? ''
  );
}
