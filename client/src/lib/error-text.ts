import { i18n } from '@lingui/core';
import { durationText } from '@shared/duration-text';
import type { ErrorMessage } from '@shared/error-text';

/**
 * What is wrong, in the language of this page, with `seconds` as a `duration` in words; undefined where its catalog has no
 * such message. English has none of them: the server's own messages are English, and `@shared/error-text` has those of what
 * is found here.
 */
export function translatedError({ key, params }: ErrorMessage): string | undefined {
  if (!Object.hasOwn(i18n.messages, key)) return undefined;
  const duration = durationText(Number(params['seconds'] ?? 0), i18n.locales ?? i18n.locale);
  return i18n._(key, { ...params, duration });
}
