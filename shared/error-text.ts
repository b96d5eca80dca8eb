import type { z } from 'zod';
import { durationText } from './duration-text';
import { ERROR_MESSAGES, type ErrorKey } from './error-messages';

export type ErrorParams = Readonly<Record<string, string | number>>;

export interface ErrorMessage {
  key: string;
  params: ErrorParams;
}

/** Makes an unknown key a compile error. */
export const errorKey = (key: ErrorKey): ErrorKey => key;

const PLACEHOLDER = /\{(\w+)(?:, (number|duration))?\}/g;
const LOCALE = 'en-US';
const number = new Intl.NumberFormat(LOCALE);
const plural = new Intl.PluralRules(LOCALE);

/** A missing value leaves its placeholder. */
export function errorText({ key, params }: ErrorMessage): string {
  return templateOf(key, params).replace(PLACEHOLDER, (placeholder, name: string, format?: string) => {
    const value = params[name];
    if (value === undefined) return placeholder;
    if (format === 'number') return number.format(Number(value));
    return format === 'duration' ? durationText(Number(value), LOCALE) : String(value);
  });
}

/** Returns undefined if the message shows no values. */
export function shownParams({ key, params }: ErrorMessage): ErrorParams | undefined {
  const names = Array.from(templateOf(key, params).matchAll(PLACEHOLDER), ([, name = '']) => name);
  const shown = Object.entries(params).filter(([name]) => names.includes(name));
  return shown.length === 0 ? undefined : Object.fromEntries(shown);
}

/** Converts an issue, with the limits that Zod compared. Zod's own texts are for programmers. */
export function errorOfIssue(issue: z.core.$ZodIssue): ErrorMessage {
  if (!isErrorKey(issue.message)) return { key: 'validation', params: {} };
  return { key: issue.message, params: paramsOfIssue(issue) };
}

function paramsOfIssue(issue: z.core.$ZodIssue): ErrorParams {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'custom') return issue.params ?? {};
  return {};
}

function templateOf(key: string, params: ErrorParams): string {
  if (!isErrorKey(key)) return key;
  const entry = ERROR_MESSAGES[key];
  if (typeof entry === 'string') return entry;
  return plural.select(Number(params[entry.by])) === 'one' ? entry.one : entry.other;
}

function isErrorKey(key: string): key is ErrorKey {
  return Object.hasOwn(ERROR_MESSAGES, key);
}
