import type en from '../../en/features/decided';

/** Words of the list of what was decided lately. */
export default {
  'decided.title': 'Decidido',
  'decided.days': '{count, plural, one {el último día} other {los últimos # días}}',
  'decided.loading': 'Cargando lo decidido',
  'decided.failed': 'Lo decidido no se cargó',
  'decided.showAll': 'Ver los {count, number}',
  'decided.byItself': 'Aprobación automática, {ago}',
  'decided.approvedBy': '{known, select, yes {Lo aprobó {name}, {ago}} other {Aprobado, {ago}}}',
  'decided.sentBackBy': '{known, select, yes {Lo devolvió {name}, {ago}} other {Devuelto, {ago}}}',
  'decided.undoOf': 'Deshacer {name}, {kid}',
  'decided.undoSentBack': '¿Mirarlo otra vez?',
} satisfies Record<keyof typeof en, string>;
