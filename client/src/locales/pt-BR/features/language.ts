import type en from '../../en/features/language';

/** Words of the choice of a language, and of a page before its scripts run. */
export default {
  'language.choose': 'Idioma',
  'language.noScript':
    'O Starnest precisa de JavaScript para funcionar. Ative-o e carregue esta página de novo.',
} satisfies Record<keyof typeof en, string>;
