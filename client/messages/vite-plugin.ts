import type { Plugin } from 'vite';
import type { Locale } from '../../shared/locales.ts';
import { ENGLISH, poFile, readPart, type CatalogPart } from './catalogs.ts';
import { compileCatalog } from './compile.ts';

const CATALOG = /\/src\/locales\/(?:(en)\/(\w+)\.ts|([\w-]+)\/messages\.po\?(\w+))$/;

/**
 * Parses the messages while building, so that browsers need no parser. A message that can't be parsed fails
 * the build.
 */
export const messageCatalogs: Plugin = {
  name: 'message-catalogs',
  enforce: 'pre',
  load(id) {
    const [, english, englishPart, other, otherPart] = CATALOG.exec(id) ?? [];
    const locale = (english ?? other) as Locale | undefined;
    const part = (englishPart ?? otherPart) as CatalogPart;
    if (locale === undefined || !Object.hasOwn(ENGLISH, part)) return null;
    if (locale !== 'en') this.addWatchFile(poFile(locale));
    const catalog = compileCatalog(locale, readPart(locale, part));
    return { code: `export default ${JSON.stringify(catalog)}`, map: null };
  },
};
