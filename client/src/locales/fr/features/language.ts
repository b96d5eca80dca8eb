import type en from '../../en/features/language';

/** Words of the choice of a language, and of a page before its scripts run. */
export default {
  'language.choose': 'Langue',
  'language.noScript': 'Starnest a besoin de JavaScript. Activez-le, puis rechargez cette page.',
} satisfies Record<keyof typeof en, string>;
