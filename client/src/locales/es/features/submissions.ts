import type en from '../../en/features/submissions';

/** Words about chores that kids say are done. */
export default {
  'submissions.title': 'Tareas hechas',
  'submissions.count': '{count, plural, one {# tarea} other {# tareas}}',
  'submissions.none': 'No hay tareas por mirar.',
  'submissions.failed': 'Las tareas hechas no se cargaron',
  'submissions.loading': 'Cargando las tareas',
  'submissions.starsFor': 'Estrellas para {kid}',
  'submissions.row': '{kid}, {ago}',
  'submissions.rowQuoted': '{kid}, {ago} · “{note}”',
  'submissions.approveExample': '¡Qué limpio, hasta las esquinas!',
  'submissions.rejectExample': '¡Casi! Falta hacer la cama.',
  'submissions.approved': '{kid} recibe {stars, plural, one {# estrella} other {# estrellas}}.',
  'submissions.sentBack': '{kid} puede intentarlo otra vez.',
  'submissions.reviewFailed': 'No se pudo decidir sobre la tarea',
} satisfies Record<keyof typeof en, string>;
