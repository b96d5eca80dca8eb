import type en from '../../en/features/undo';

/** Words for taking back what a parent did. “mission” and “récompense” are both feminine. */
export default {
  'undo.approved': 'Validée : {name}',
  'undo.sentBack': 'Renvoyée : {name}',
  'undo.given': '{stars, plural, one {# étoile} other {# étoiles}} pour {kid}',
  'undo.taken': '{stars, plural, one {# étoile retirée} other {# étoiles retirées}} à {kid}',
  'undo.handedOver': 'Donnée : {name}',
  'undo.changed': 'Changé : {name}',
  'undo.approvedSeveral': '{count, plural, one {# validée} other {# validées}}',
  'undo.sentBackSeveral': '{count, plural, one {# renvoyée} other {# renvoyées}}',
  'undo.givenSeveral': 'Étoiles données {count, plural, one {une fois} other {# fois}}',
  'undo.takenSeveral': 'Étoiles retirées {count, plural, one {une fois} other {# fois}}',
  'undo.handedOverSeveral': '{count, plural, one {# récompense donnée} other {# récompenses données}}',
  'undo.changedSeveral': '{count, plural, one {# changement} other {# changements}}',
  'undo.undo': 'Annuler',
  'undo.undoOf': 'Annuler ({what})',
  'undo.undoing': 'Annulation',

  'undo.failed': 'Rien n’a été annulé',
  'undo.others':
    '{count, plural, one {# autre n’a pas été annulée.} other {# autres n’ont pas été annulées.}}',
  'undo.tooLate': 'Plus de {days, number} jours ont passé',
  'undo.tooLateText': 'Cela reste comme c’est.',
  'undo.tooLateByHand': 'Retirez plutôt les étoiles vous-même.',
  'undo.placeTaken': '{name} attend déjà ou est déjà faite une fois de plus.',
  'undo.already': 'Déjà annulé',
  'undo.alreadyText': '{name} : quelqu’un d’autre l’a déjà annulé.',
} satisfies Record<keyof typeof en, string>;
