import { i18n } from '@lingui/core';
import { durationText } from '@shared/duration-text';
import type { ErrorMessage } from '@shared/error-text';
import { locale } from './locale';
import { loadMessages } from './messages';

/** What the server says when it refuses, by keys of the catalog of errors, as the header `Error-Detail` has it. */
export interface ErrorDetail extends Partial<ErrorMessage> {
  fields?: Readonly<Record<string, ErrorDetail>>;
}

/** The same in the language of this page, where its catalog has the messages. */
export interface ErrorTranslation {
  display: string | undefined;
  fields: Readonly<Record<string, string | undefined>>;
}

/** Loads the messages of errors. English has none: the server's own are English, and `@shared/error-text` has those of what is found here. */
export async function loadErrors(): Promise<void> {
  if (locale !== 'en') await loadMessages('errors');
}

/** What is wrong, in the language of this page, with `seconds` as a `duration` in words; undefined where its catalog has no such message, or is not loaded. */
export function translatedError({ key, params }: ErrorMessage): string | undefined {
  if (!Object.hasOwn(i18n.messages, key)) return undefined;
  const duration = durationText(Number(params['seconds'] ?? 0), i18n.locales ?? i18n.locale);
  return i18n._(key, { ...params, duration });
}

const textOf = ({ key, params = {} }: ErrorDetail) =>
  key === undefined ? undefined : translatedError({ key, params });

export function translationOf(detail: ErrorDetail): ErrorTranslation {
  const fields = Object.entries(detail.fields ?? {}).map(([path, field]) => [path, textOf(field)] as const);
  return { display: textOf(detail), fields: Object.fromEntries(fields) };
}
