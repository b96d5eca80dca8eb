import type en from '../../en/features/settings-language';

/** Words of the languages in the settings. */
export default {
  'language.asBrowser': 'Comme dans le navigateur',
  'language.yours': 'Votre langue',
  'language.yoursHint': 'Celle de vos écrans et de vos e-mails.',
  'language.kids': 'Langue des enfants',
  'language.kidsHint': 'Celle de leurs écrans, et celle que Pip comprend.',
} satisfies Record<keyof typeof en, string>;
