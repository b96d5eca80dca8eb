import { z } from 'zod';
import { LIMITS, PATTERN_LENGTH, PICTURES, REVIEW_STATUSES } from '../constants';
import { isUploadPath, isWebAddress } from '../rules/images';
import type { ErrorKey } from '../error-messages';
import { errorKey } from '../error-text';

// Control characters except tab and line breaks. PostgreSQL rejects NUL.
const CONTROL = /[^\P{Cc}\t\n\r]/u;

// A visible character: not a space, joiner, direction mark or filler.
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

// These could make a name look like another. Joiners are allowed, because scripts and emoji need them.
const DISGUISE = /[\t\n\r\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/;

type Check = (text: string) => boolean;

/**
 * A trimmed text of 1 to `max` characters. `message` is for a missing, empty, invisible or non-text value.
 */
export function requiredText(message: ErrorKey, max: number, isAllowed: Check = hasNoControlCharacters) {
  return z
    .string({ error: message })
    .trim()
    .min(1, message)
    .refine((text) => VISIBLE.test(text), message)
    .max(max, errorKey('validation.too_long'))
    .refine(isAllowed, errorKey('validation.ordinary_characters'));
}

/** A trimmed text of up to `max` characters. Empty, invisible and null become null. */
export function optionalText(max: number, isAllowed: Check = hasNoControlCharacters) {
  return z
    .string({ error: errorKey('validation.text') })
    .trim()
    .max(max, errorKey('validation.too_long'))
    .refine(isAllowed, errorKey('validation.ordinary_characters'))
    .transform((text) => (VISIBLE.test(text) ? text : null))
    .nullish();
}

/** One line without characters that could disguise it. */
export const requiredName = (message: ErrorKey) => requiredText(message, LIMITS.name, isPlainName);
export const optionalName = () => optionalText(LIMITS.name, isPlainName);

/** An address. Empty and null become null, absent stays absent. */
export const optionalEmail = z
  .string({ error: errorKey('validation.email') })
  .trim()
  .max(LIMITS.email, errorKey('validation.too_long'))
  .refine((value) => value === '' || z.email().safeParse(value).success, errorKey('validation.email'))
  .transform((value) => (value === '' ? null : value))
  .nullish();

export const isPlainName = (text: string): boolean => hasNoControlCharacters(text) && !DISGUISE.test(text);

function hasNoControlCharacters(text: string): boolean {
  return !CONTROL.test(text) && text.isWellFormed();
}

/** Makes a schema accept absent values, and converts empty text (from forms) to null. */
export function emptyAsNull<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? null : value), schema.nullable()).optional();
}

/** Rejects digits in a string. */
export function wholeNumber(min: number, max: number, belowMessage: ErrorKey) {
  return z
    .number({ error: errorKey('validation.whole_number') })
    .min(min, belowMessage)
    .max(max, errorKey('validation.at_most'))
    .int(errorKey('validation.whole_number'));
}

const IMAGE_MESSAGE = errorKey('validation.web_address');

/** An http(s) URL without credentials, a path `/objects/uploads/{name}`, or empty, which becomes null. */
export const imageUrl = z
  .string({ error: IMAGE_MESSAGE })
  .trim()
  .max(LIMITS.url, errorKey('validation.too_long'))
  .refine((value) => value === '' || isUploadPath(value) || isPlainWebAddress(value), IMAGE_MESSAGE)
  .transform((value) => (value === '' ? null : value))
  .nullish();

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

/** A date in a year that the rules and the database support. */
export const calendarDate = z.iso
  .date(DATE_MESSAGE)
  .refine((date) => date >= FIRST_DATE && date <= LAST_DATE, DATE_MESSAGE);

export const id = z.uuid();

/** An id, converted to lower case. The server checks that the record exists. */
export function namedId(message: ErrorKey) {
  return z.string({ error: message }).min(1, message).toLowerCase();
}

const TIME = errorKey('validation.time_of_day');

export const timeOfDay = z.string({ error: TIME }).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, TIME);

export const timestamp = z.iso.datetime();
export const adult = z.object({ id, firstName: z.string().nullable() });
export const adultOrNull = adult.nullable();
export type AdultOrNull = z.infer<typeof adultOrNull>;
export const reviewStatus = z.enum(REVIEW_STATUSES);

/** If one of these values has changed, the write is rejected. */
export const expectedFields = z
  .record(z.string(), z.unknown(), { error: errorKey('validation.json') })
  .optional();
