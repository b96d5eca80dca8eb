import { join } from 'node:path';
import type { Page } from 'playwright-core';

export type SystemFont = { family: string; regular: string; bold: string };

export const SYSTEM_FONTS: readonly [name: string, font: SystemFont][] = [
  ['wide', { family: 'DejaVu Sans', regular: 'dejavu-sans.woff2', bold: 'dejavu-sans-bold.woff2' }],
  ['narrow', { family: 'Roboto', regular: 'roboto.woff2', bold: 'roboto-bold.woff2' }],
];

export async function installSystemFont(page: Page, { family, regular, bold }: SystemFont): Promise<void> {
  const files: Record<string, string> = { [family]: regular, [`${family} Bold`]: bold };
  await page.route(
    (url) => url.pathname.endsWith('.css') || !url.pathname.includes('.'),
    async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(
        /local\(["']?([^"')]+)["']?\)/g,
        (_match, name: string) => (files[name] ? `url(/system-fonts/${files[name]})` : 'local(absent)'),
      );
      return route.fulfill({ response, body });
    },
  );
  await page.route('**/system-fonts/*', (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    return route.fulfill({
      path: join(import.meta.dirname, 'system-fonts', file),
      contentType: 'font/woff2',
    });
  });
}
