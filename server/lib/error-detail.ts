import { isErrorKey, shownParams, type ErrorMessage } from '@shared/error-text';
import { shownError, type AppError } from './errors';

/** nginx accepts response headers up to 4 kB in total by default. */
const MOST_CHARACTERS = 1000;
const MOST_FIELDS = 20;

/**
 * Returns the header `Error-Detail`: the error as keys of shared/error-messages.ts with values, for
 * translation by the client. ASCII JSON. Omits fields beyond the maximum length.
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

function keyed(message: ErrorMessage) {
  return isErrorKey(message.key) ? { key: message.key, params: shownParams(message) } : {};
}

const asciiJson = (value: object): string =>
  JSON.stringify(value).replaceAll(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
