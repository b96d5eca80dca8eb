import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Locale } from '../../shared/locales.ts';
import { compileCatalog } from './compile.ts';

const LOCALES = join(import.meta.dirname, '../src/locales');
const CATALOG = /\/client\/src\/locales\/([\w-]+)\/features\/[\w-]+\.ts$/;
/** A part of another language than English, by any of the names that it is asked for. */
const PART = /^(?:catalogs:|.*\/src\/locales\/)(?!en\/)([\w-]+)\/(\w+)(?:\.ts)?$/;

/**
 * Parses the messages of each catalog (ICU MessageFormat) while building, so that the browser needs no parser. A message
 * that cannot be parsed fails the build.
 *
 * Which catalogs make a part of the app (`kid`, `parent` …) is said once, in `client/src/locales/en`: `catalogs:de/kid` is
 * made of the same files of another folder, as if it stood in `client/src/locales/de/kid.ts`.
 */
export const messageCatalogs: Plugin = {
  name: 'message-catalogs',
  resolveId: {
    order: 'pre',
    handler(source, importer) {
      const asked = source.startsWith('.') && importer ? join(importer, '..', source) : source;
      const [, locale, part] = PART.exec(asked) ?? [];
      return locale && part ? join(LOCALES, locale, `${part}.ts`) : null;
    },
  },
  load(id) {
    const [, locale, part] = PART.exec(id) ?? [];
    if (!locale || !part) return null;
    const code = readFileSync(join(LOCALES, 'en', `${part}.ts`), 'utf8');
    // What the server refuses has its English words in `shared`; other languages have a part more.
    return part === 'entry' ? `${code}\nparts.errors = () => import('./features/errors');` : code;
  },
  async transform(code, id) {
    const [, locale] = CATALOG.exec(id) ?? [];
    if (!locale) return null;
    // TypeScript is stripped by now, and a catalog imports nothing.
    const catalog = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      default: Record<string, string>;
    };
    const compiled = compileCatalog(locale as Locale, catalog.default);
    return { code: `export default ${JSON.stringify(compiled)}`, map: null };
  },
};
