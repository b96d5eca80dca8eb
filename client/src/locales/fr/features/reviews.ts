import type en from '../../en/features/reviews';

/** Words with which a parent reviews a chore that is done or a reward that is asked for. Both are feminine. */
export default {
  'reviews.parentsDecide': 'Ce sont les parents qui décident.',
  'reviews.approve': 'Valider',
  'reviews.reject': 'Renvoyer',
  'reviews.sendBack': 'Renvoyer',
  'reviews.cancel': 'Annuler',
  'reviews.approveOf': 'Valider {name}, {kid}',
  'reviews.rejectOf': 'Renvoyer {name}, {kid}',
  'reviews.noteOf': 'Ajouter un mot ({name}, {kid})',
  'reviews.approveWithNote': 'Valider avec un mot',
  'reviews.noteFor': 'Un mot pour {kid}',
  'reviews.quote': '« {note} »',
  'reviews.card': '{name}, {kid}',

  'reviews.alreadyReviewed': 'Déjà décidé',
  'reviews.alreadyReviewedText': 'Cela ne vous attend plus.',
  'reviews.otherApproved': '{name} a déjà validé',
  'reviews.otherSentBack': '{name} a déjà renvoyé',
  'reviews.youApproved': 'Vous avez déjà validé',
  'reviews.youSentBack': 'Vous avez déjà renvoyé',
  'reviews.noAnswer':
    'Aucune réponse n’est arrivée : c’est peut-être fait malgré tout. Réessayez, rien n’est fait deux fois.',
} satisfies Record<keyof typeof en, string>;
