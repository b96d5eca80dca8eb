import { setupI18n } from '@lingui/core';
import type { PushLine } from '@shared/push-message';
import english from '../src/locales/en/features/notification';

type Words = typeof english;
type WordId = keyof Words;

// The page's language is not known here; English until messages say whose language they are for.
const LOCALE = 'en';
const i18n = setupI18n({ locale: LOCALE, messages: { [LOCALE]: english } });

/** What a line of a message says. */
export const lineText = ({ code, params }: PushLine): string => i18n._(code satisfies WordId, { ...params });

/** The notification's own words. */
export const word = (id: Exclude<WordId, PushLine['code']>, values: Record<string, number> = {}): string =>
  i18n._(id, values);
