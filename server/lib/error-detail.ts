import { isErrorKey, shownParams, type ErrorMessage } from '@shared/error-text';
import { shownError, type AppError } from './errors';

/** nginx takes response headers of 4 kB in all unless told, and answers 502 to more. */
const MOST_CHARACTERS = 1000;
const MOST_FIELDS = 20;

/**
 * The value of the header `Error-Detail`: what the body of the response to `error` says in English, as keys of
 * shared/error-messages.ts with their values, for a client that says it in another language. JSON in ASCII. It holds
 * nothing that the body does not say; fields beyond what a header may hold are left out.
 */
export function errorDetail(error: Pick<AppError, 'key' | 'params' | 'fields'>): string {
  const said = keyed(shownError(error));
  const fields: Record<string, object> = {};
  for (const [path, field] of Object.entries(error.fields ?? {}).slice(0, MOST_FIELDS)) {
    fields[path] = keyed(field);
    if (asciiJson({ ...said, fields }).length > MOST_CHARACTERS) delete fields[path];
  }
  return asciiJson(error.fields ? { ...said, fields } : said);
}

/** A message by its key; nothing for a text that is no key. */
function keyed(message: ErrorMessage) {
  return isErrorKey(message.key) ? { key: message.key, params: shownParams(message) } : {};
}

const asciiJson = (value: object): string =>
  JSON.stringify(value).replaceAll(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
