import type en from '../../en/features/decided';

/** Words of the list of what was decided lately. */
export default {
  'decided.title': 'Decidido',
  'decided.days': '{count, plural, one {no último dia} other {nos últimos # dias}}',
  'decided.loading': 'Carregando o que foi decidido',
  'decided.failed': 'O que foi decidido não carregou',
  'decided.showAll': 'Ver todos ({count, number})',
  'decided.byItself': 'Aprovação automática, {ago}',
  'decided.approvedBy': '{known, select, yes {{name} aprovou, {ago}} other {Aprovado, {ago}}}',
  'decided.sentBackBy': '{known, select, yes {{name} devolveu, {ago}} other {Devolvido, {ago}}}',
  'decided.undoOf': 'Desfazer {name}, {kid}',
  'decided.undoSentBack': 'Olhar de novo?',
} satisfies Record<keyof typeof en, string>;
