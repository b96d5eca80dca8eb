import type en from '../../en/features/family-code';

/** Words of the dialog on the landing page that asks for a family code. */
export default {
  'familyCode.enter': 'Entrer',
  'familyCode.looking': 'Recherche',
  'familyCode.invalidCode': 'Code inconnu',
  'familyCode.invalidCodeText': 'Tape les 5 chiffres d’un code famille valable.',
  'familyCode.noConnection': 'Pas de connexion',
  'familyCode.noConnectionText': 'Starnest est injoignable. Vérifie internet et essaie encore.',
  'familyCode.tooMany': 'Une petite pause',
  'familyCode.tooManyText': 'Attends un instant, puis essaie encore.',
  'familyCode.serverError': 'Quelque chose n’a pas marché',
  'familyCode.serverErrorText': 'Essaie encore dans un instant.',
  'familyCode.problem': '{title}. {text}',
} satisfies Record<keyof typeof en, string>;
