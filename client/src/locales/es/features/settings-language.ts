import type en from '../../en/features/settings-language';

/** Words of the languages in the settings. */
export default {
  'language.asBrowser': 'Como el navegador',
  'language.yours': 'Tu idioma',
  'language.yoursHint': 'El de tus pantallas y tus correos.',
  'language.kids': 'Idioma de los niños',
  'language.kidsHint': 'El de sus pantallas y el que entiende Pip.',
} satisfies Record<keyof typeof en, string>;
