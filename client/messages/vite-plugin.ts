import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOG = /\/client\/src\/locales\/[\w-]+\/features\/[\w-]+\.ts$/;

/**
 * Parses the messages of each catalog (ICU MessageFormat) while building, so that the browser needs no parser. A message
 * that cannot be parsed fails the build.
 */
export const messageCatalogs: Plugin = {
  name: 'message-catalogs',
  async transform(code, id) {
    if (!CATALOG.test(id)) return null;
    // TypeScript is stripped by now, and a catalog imports nothing.
    const catalog = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      default: Record<string, string>;
    };
    const compiled = Object.entries(catalog.default).map(([key, message]) => [
      key,
      compileMessage(message, (text) => text),
    ]);
    return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`, map: null };
  },
};
