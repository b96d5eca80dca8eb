import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Locale } from '../../shared/locales.ts';
import { compileCatalog } from './compile.ts';

const LOCALES = join(import.meta.dirname, '../src/locales');
const CATALOG = /\/client\/src\/locales\/([\w-]+)\/features\/[\w-]+\.ts$/;
/** Matches a part of a language other than English. */
const PART = /^(?:catalogs:|.*\/src\/locales\/)(?!en\/)([\w-]+)\/(\w+)(?:\.ts)?$/;

/**
 * Parses the messages of each catalog (ICU MessageFormat) at build time, so that the browser needs no parser.
 * An invalid message fails the build.
 * Only `client/src/locales/en` lists the catalogs of each part (`kid`, `parent` …): `catalogs:de/kid` has the
 * same files from another folder, like a file `client/src/locales/de/kid.ts`.
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
    // English server errors are in `shared`. Other languages have them as another part.
    return part === 'entry' ? `${code}\nparts.errors = () => import('./features/errors');` : code;
  },
  async transform(code, id) {
    const [, locale] = CATALOG.exec(id) ?? [];
    if (!locale) return null;
    // TypeScript is already stripped, and a catalog has no imports.
    const catalog = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      default: Record<string, string>;
    };
    const compiled = compileCatalog(locale as Locale, catalog.default);
    return { code: `export default ${JSON.stringify(compiled)}`, map: null };
  },
};
