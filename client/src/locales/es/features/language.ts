import type en from '../../en/features/language';

/** Words of the choice of a language, and of a page before its scripts run. */
export default {
  'language.choose': 'Idioma',
  'language.noScript': 'Starnest necesita JavaScript para funcionar. Actívalo y vuelve a cargar esta página.',
} satisfies Record<keyof typeof en, string>;
