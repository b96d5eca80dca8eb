import type en from '../../en/features/decided';

/** Words of the list of what was decided lately. */
export default {
  'decided.title': 'Entschieden',
  'decided.days': 'in den letzten {count, number} Tagen',
  'decided.loading': 'Entschiedenes lädt',
  'decided.failed': 'Entschiedenes ließ sich nicht laden',
  'decided.showAll': 'Alle {count, number} zeigen',
  'decided.byItself': 'Automatisch bestätigt, {ago}',
  'decided.approvedBy': '{known, select, yes {Bestätigt von {name}, {ago}} other {Bestätigt, {ago}}}',
  'decided.sentBackBy': '{known, select, yes {Zurückgegeben von {name}, {ago}} other {Zurückgegeben, {ago}}}',
  'decided.undoOf': 'Rückgängig: {name}, {kid}',
  'decided.undoSentBack': 'Noch mal anschauen?',
} satisfies Record<keyof typeof en, string>;
