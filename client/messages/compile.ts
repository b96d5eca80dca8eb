import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { directionOf, type Locale } from '../../shared/locales.ts';
import { isolateValues } from './isolate.ts';

/** The messages of a language (ICU MessageFormat), parsed as the pages show them. Throws where one cannot be parsed. */
export function compileCatalog(
  locale: Locale,
  catalog: Readonly<Record<string, string>>,
): Record<string, CompiledMessage> {
  const isMirrored = directionOf(locale) === 'rtl';
  const compiled = Object.entries(catalog).map(([key, text]) => {
    const message = compileMessage(text, (part) => part);
    return [key, isMirrored ? isolateValues(message) : message] as const;
  });
  return Object.fromEntries(compiled);
}
