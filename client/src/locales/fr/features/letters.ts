import type en from '../../en/features/letters';

/** Words of the weekly letter: its switch, and the page that stops it. */
export default {
  'letters.weekly': 'Lettre de la semaine',
  // {day} as in “dimanche”
  'letters.when': 'La semaine de votre famille, le {day} matin, à {email}.',
  'letters.confirmFirst': 'La semaine de votre famille par e-mail. Il faut une <0>adresse confirmée</0>.',
  'letters.saveFailed': 'La lettre de la semaine n’a pas été modifiée',

  'letters.stopTitle': 'Arrêter la lettre de la semaine ?',
  'letters.stopText': 'Vous ne recevrez plus de lettre sur la semaine de votre famille.',
  'letters.stop': 'Arrêter la lettre',
  'letters.stopFailed': 'La lettre n’a pas été arrêtée',
  'letters.stopped': 'Lettre de la semaine arrêtée',
  'letters.stoppedText': 'Vous pouvez la réactiver dans vos réglages, sous Notifications.',
  'letters.ended': 'Ce lien ne marche pas',
  'letters.endedText':
    'Le compte n’existe plus, ou l’adresse est incomplète. Là où vous avez une session ouverte, l’option se trouve dans Réglages, sous Notifications.',
} satisfies Record<keyof typeof en, string>;
