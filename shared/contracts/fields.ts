import { z } from 'zod';
import { LIMITS, PATTERN_LENGTH, PICTURES, REVIEW_STATUSES } from '../constants';
import { isUploadPath, isWebAddress } from '../rules/images';
import type { ErrorKey } from '../error-messages';
import { errorKey } from '../error-text';

/** Building blocks of requests and answers; every size stands in `LIMITS`. */

// Control characters other than tab and line breaks: PostgreSQL refuses NUL, and the rest only confuse screens and logs.
const CONTROL = /[^\P{Cc}\t\n\r]/u;

// A character that leaves a mark: spaces, signs that only join or direct others, and fillers look like nothing at all.
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

// Direction marks, invisible spaces and line breaks make a name look like another. Joiners stay: scripts and emoji need them.
const DISGUISE = /[\t\n\r\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/;

/** Whether a text can be stored. */
type Check = (text: string) => boolean;

/** A trimmed text of 1 to `max` characters; `message` answers a missing, empty, invisible or wrongly typed one. */
export function requiredText(message: ErrorKey, max: number, isAllowed: Check = hasNoControlCharacters) {
  return z
    .string({ error: message })
    .trim()
    .min(1, message)
    .refine((text) => VISIBLE.test(text), message)
    .max(max, errorKey('validation.too_long'))
    .refine(isAllowed, errorKey('validation.ordinary_characters'));
}

/** A trimmed text of up to `max` characters; absent stays absent, empty, invisible and null become null. */
export function optionalText(max: number, isAllowed: Check = hasNoControlCharacters) {
  return z
    .string({ error: errorKey('validation.text') })
    .trim()
    .max(max, errorKey('validation.too_long'))
    .refine(isAllowed, errorKey('validation.ordinary_characters'))
    .transform((text) => (VISIBLE.test(text) ? text : null))
    .nullish();
}

/** A name: one line without characters that disguise it. */
export const requiredName = (message: ErrorKey) => requiredText(message, LIMITS.name, isPlainName);
export const optionalName = () => optionalText(LIMITS.name, isPlainName);

/** An e-mail address; absent stays absent, empty and null become null. */
export const optionalEmail = z
  .string({ error: errorKey('validation.email') })
  .trim()
  .max(LIMITS.email, errorKey('validation.too_long'))
  .refine((value) => value === '' || z.email().safeParse(value).success, errorKey('validation.email'))
  .transform((value) => (value === '' ? null : value))
  .nullish();

const isPlainName = (text: string): boolean => hasNoControlCharacters(text) && !DISGUISE.test(text);

function hasNoControlCharacters(text: string): boolean {
  return !CONTROL.test(text) && text.isWellFormed();
}

/** `schema`, or null for an empty text: forms send '' for what was left empty. Absent stays absent. */
export function emptyAsNull<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? null : value), schema.nullable()).optional();
}

/** A whole number from `min` to `max`; digits in a string are refused, not converted. */
export function wholeNumber(min: number, max: number, belowMessage: ErrorKey) {
  return z
    .number({ error: errorKey('validation.whole_number') })
    .min(min, belowMessage)
    .max(max, errorKey('validation.at_most'))
    .int(errorKey('validation.whole_number'));
}

const IMAGE_MESSAGE = errorKey('validation.web_address');

/** An http(s) address without credentials, a path `/objects/uploads/{name}`, or empty, which becomes null. */
export const imageUrl = z
  .string({ error: IMAGE_MESSAGE })
  .trim()
  .max(LIMITS.url, errorKey('validation.too_long'))
  .refine((value) => value === '' || isUploadPath(value) || isPlainWebAddress(value), IMAGE_MESSAGE)
  .transform((value) => (value === '' ? null : value))
  .nullish();

/** An http(s) address without credentials. */
export const webAddress = z
  .string({ error: IMAGE_MESSAGE })
  .trim()
  .max(LIMITS.url, errorKey('validation.too_long'))
  .refine(isPlainWebAddress, IMAGE_MESSAGE);

function isPlainWebAddress(value: string): boolean {
  if (!isWebAddress(value) || !hasNoControlCharacters(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return url.username === '' && url.password === '' && url.hostname !== '';
}

const PATTERN_MESSAGE = errorKey('validation.pattern_length');

/** Four different picture indices 0-9, in order. */
export const picturePattern = z
  .array(
    z
      .number({ error: PATTERN_MESSAGE })
      .int(PATTERN_MESSAGE)
      .min(0, PATTERN_MESSAGE)
      .max(PICTURES.length - 1, PATTERN_MESSAGE),
    {
      error: PATTERN_MESSAGE,
    },
  )
  .length(PATTERN_LENGTH, PATTERN_MESSAGE)
  .refine((pictures) => new Set(pictures).size === pictures.length, errorKey('validation.pattern_different'));

const DATE_MESSAGE = errorKey('validation.date');

const FIRST_DATE = '1970-01-01';
const LAST_DATE = '2999-12-31';

/** A calendar date `YYYY-MM-DD` that exists, of years that the calendar's rules and the database can count in. */
export const calendarDate = z.iso
  .date(DATE_MESSAGE)
  .refine((date) => date >= FIRST_DATE && date <= LAST_DATE, DATE_MESSAGE);

export const id = z.uuid();

/** An id that names a record in a request, in lower case as ours are. Whether there is such a record is for the server to say. */
export function namedId(message: ErrorKey) {
  return z.string({ error: message }).min(1, message).toLowerCase();
}

export const timestamp = z.iso.datetime();
/** The grown-up who did something; null when nobody did, and when they have left Starnest. */
export const adult = z.object({ id, firstName: z.string().nullable() });
export const byWhom = adult.nullable();
export type ByWhom = z.infer<typeof byWhom>;
export const reviewStatus = z.enum(REVIEW_STATUSES);

/** Fields of a record with the values that the caller last read: a change is refused where one is another by now. */
export const expectedFields = z
  .record(z.string(), z.unknown(), { error: errorKey('validation.json') })
  .optional();
