import type en from '../../en/features/settings-language';

/** Words of the languages in the settings. */
export default {
  'language.asBrowser': 'Wie im Browser',
  'language.yours': 'Deine Sprache',
  'language.yoursHint': 'Für deine Seiten und deine E-Mails.',
  'language.kids': 'Sprache der Kinder',
  'language.kidsHint': 'Für die Seiten der Kinder und für das, was Pip versteht.',
} satisfies Record<keyof typeof en, string>;
