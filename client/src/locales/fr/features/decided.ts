import type en from '../../en/features/decided';

/** Words of the list of what was decided lately. */
export default {
  'decided.title': 'Décidé',
  'decided.days': 'les {count, number} derniers jours',
  'decided.loading': 'Chargement des décisions',
  'decided.failed': 'Les décisions ne se sont pas chargées',
  'decided.showAll': 'Afficher les {count, number}',
  'decided.byItself': 'Validée automatiquement, {ago}',
  'decided.approvedBy': '{known, select, yes {Validée par {name}, {ago}} other {Validée, {ago}}}',
  'decided.sentBackBy': '{known, select, yes {Renvoyée par {name}, {ago}} other {Renvoyée, {ago}}}',
  'decided.undoOf': 'Annuler : {name}, {kid}',
  'decided.undoSentBack': 'Regarder encore une fois ?',
} satisfies Record<keyof typeof en, string>;
