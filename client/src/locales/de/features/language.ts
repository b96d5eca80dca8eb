import type en from '../../en/features/language';

/** Words of the choice of a language, and of a page before its scripts run. */
export default {
  'language.choose': 'Sprache',
  'language.noScript': 'Starnest braucht JavaScript. Bitte schalte es ein und lade diese Seite neu.',
} satisfies Record<keyof typeof en, string>;
