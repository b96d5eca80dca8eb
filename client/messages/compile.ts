import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { directionOf, type Locale } from '../../shared/locales.ts';
import { isolateValues } from './isolate.ts';

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
