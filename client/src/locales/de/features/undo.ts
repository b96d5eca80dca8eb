import type en from '../../en/features/undo';

/** Words for taking back what a parent did. */
export default {
  // The bar that offers it: of one, and of several
  'undo.approved': 'Bestätigt: {name}',
  'undo.sentBack': 'Zurückgegeben: {name}',
  'undo.given': '{stars, plural, one {# Stern} other {# Sterne}} für {kid}',
  'undo.taken': '{kid} {stars, plural, one {# Stern} other {# Sterne}} genommen',
  'undo.handedOver': 'Übergeben: {name}',
  'undo.changed': 'Geändert: {name}',
  'undo.approvedSeveral': '{count, number} bestätigt',
  'undo.sentBackSeveral': '{count, number} zurückgegeben',
  'undo.givenSeveral': '{count, plural, one {einmal} other {#-mal}} Sterne gegeben',
  'undo.takenSeveral': '{count, plural, one {einmal} other {#-mal}} Sterne genommen',
  'undo.handedOverSeveral': '{count, plural, one {# Belohnung} other {# Belohnungen}} übergeben',
  'undo.changedSeveral': '{count, plural, one {# Änderung} other {# Änderungen}}',
  'undo.undo': 'Rückgängig',
  'undo.undoOf': 'Rückgängig ({what})',
  'undo.undoing': 'Nimmt zurück',

  // What was not undone, and why
  'undo.failed': 'Das wurde nicht rückgängig gemacht',
  'undo.others':
    '{count, plural, one {# weiteres wurde nicht rückgängig gemacht.} other {# weitere wurden nicht rückgängig gemacht.}}',
  'undo.tooLate': 'Älter als {days, number} Tage',
  'undo.tooLateText': 'Es bleibt, wie es ist.',
  'undo.tooLateByHand': 'Nimm die Sterne stattdessen von Hand.',
  'undo.placeTaken': '{name} wartet schon wieder oder ist noch einmal erledigt.',
  'undo.already': 'Schon rückgängig gemacht',
  'undo.alreadyText': '{name}: Das hat schon jemand anders rückgängig gemacht.',
} satisfies Record<keyof typeof en, string>;
