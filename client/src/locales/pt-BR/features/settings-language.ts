import type en from '../../en/features/settings-language';

/** Words of the languages in the settings. */
export default {
  'language.asBrowser': 'Como no navegador',
  'language.yours': 'Seu idioma',
  'language.yoursHint': 'O das suas telas e dos seus e-mails.',
  'language.kids': 'Idioma das crianças',
  'language.kidsHint': 'O das telas delas e o que o Pip entende.',
} satisfies Record<keyof typeof en, string>;
