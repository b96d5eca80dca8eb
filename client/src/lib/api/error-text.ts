import { i18n } from '@lingui/core';
import { durationText } from '@shared/duration-text';
import type { ErrorMessage } from '@shared/error-text';

export interface ErrorKeys extends Partial<ErrorMessage> {
  fieldKeys?: Readonly<Record<string, Partial<ErrorMessage>>>;
}

export interface ErrorTranslation {
  display: string | undefined;
  fields: Readonly<Record<string, string | undefined>>;
}

/** Shows `seconds` as a formatted `duration`. Returns undefined without a message. */
export function translatedError({ key, params }: ErrorMessage): string | undefined {
  if (!Object.hasOwn(i18n.messages, key)) return undefined;
  const duration = durationText(Number(params['seconds'] ?? 0), i18n.locales ?? i18n.locale);
  return i18n._(key, { ...params, duration });
}

const textOf = ({ key, params = {} }: Partial<ErrorMessage>) =>
  key === undefined ? undefined : translatedError({ key, params });

export function translationOf(keys: ErrorKeys): ErrorTranslation {
  const fields = Object.entries(keys.fieldKeys ?? {}).map(([path, field]) => [path, textOf(field)] as const);
  return { display: textOf(keys), fields: Object.fromEntries(fields) };
}
