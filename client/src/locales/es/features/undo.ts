import type en from '../../en/features/undo';

/** Words for taking back what a parent did. */
export default {
  'undo.approved': 'Aprobado: {name}',
  'undo.sentBack': 'Devuelto: {name}',
  'undo.given': '{stars, plural, one {# estrella} other {# estrellas}} para {kid}',
  'undo.taken': '{stars, plural, one {# estrella quitada} other {# estrellas quitadas}} a {kid}',
  'undo.handedOver': 'Entregado: {name}',
  'undo.changed': 'Cambiado: {name}',
  'undo.approvedSeveral': '{count, plural, one {# aprobado} other {# aprobados}}',
  'undo.sentBackSeveral': '{count, plural, one {# devuelto} other {# devueltos}}',
  'undo.givenSeveral': 'Estrellas dadas {count, plural, one {una vez} other {# veces}}',
  'undo.takenSeveral': 'Estrellas quitadas {count, plural, one {una vez} other {# veces}}',
  'undo.handedOverSeveral': '{count, plural, one {# premio entregado} other {# premios entregados}}',
  'undo.changedSeveral': '{count, plural, one {# cambio} other {# cambios}}',
  'undo.undo': 'Deshacer',
  'undo.undoOf': 'Deshacer ({what})',
  'undo.undoing': 'Deshaciendo',

  'undo.failed': 'No se pudo deshacer',
  'undo.others': '{count, plural, one {Otro más no se deshizo.} other {Otros # no se deshicieron.}}',
  'undo.tooLate': 'Hace más de {days, plural, one {# día} other {# días}}',
  'undo.tooLateText': 'Se queda como está.',
  'undo.tooLateByHand': 'Puedes quitar las estrellas a mano.',
  'undo.placeTaken': '{name}: ya está en espera o hecho otra vez.',
  'undo.already': 'Ya estaba deshecho',
  'undo.alreadyText': 'Otra persona ya lo deshizo: {name}.',
} satisfies Record<keyof typeof en, string>;
