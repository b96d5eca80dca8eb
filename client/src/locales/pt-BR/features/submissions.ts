import type en from '../../en/features/submissions';

/** Words about chores that kids say are done. */
export default {
  'submissions.title': 'Tarefas feitas',
  'submissions.count': '{count, plural, =0 {# tarefas} one {# tarefa} other {# tarefas}}',
  'submissions.none': 'Nenhuma tarefa para olhar.',
  'submissions.failed': 'As tarefas feitas não carregaram',
  'submissions.loading': 'Carregando as tarefas',
  'submissions.starsFor': 'Estrelas para {kid}',
  'submissions.row': '{kid}, {ago}',
  'submissions.rowQuoted': '{kid}, {ago} · “{note}”',
  'submissions.approveExample': 'Que capricho, até nos cantos!',
  'submissions.rejectExample': 'Quase! Falta arrumar a cama.',
  'submissions.approved': '{kid} ganha {stars, plural, one {# estrela} other {# estrelas}}.',
  'submissions.sentBack': '{kid} pode tentar de novo.',
  'submissions.reviewFailed': 'Não deu para decidir sobre a tarefa',
} satisfies Record<keyof typeof en, string>;
