import type en from '../../en/features/submissions';

/** Words about chores that kids say are done. */
export default {
  'submissions.title': 'Missions faites',
  'submissions.count': '{count, plural, one {# mission} other {# missions}}',
  'submissions.none': 'Pas de mission à regarder.',
  'submissions.failed': 'Les missions faites ne se sont pas chargées',
  'submissions.loading': 'Chargement des missions',
  'submissions.starsFor': 'Étoiles pour {kid}',
  'submissions.row': '{kid}, {ago}',
  'submissions.rowQuoted': '{kid}, {ago} · « {note} »',
  'submissions.approveExample': 'Super rangé, même dans les coins !',
  'submissions.rejectExample': 'Presque ! Fais aussi ton lit, s’il te plaît.',
  'submissions.approved': '{kid} reçoit {stars, plural, one {# étoile} other {# étoiles}}.',
  'submissions.sentBack': '{kid} peut réessayer.',
  'submissions.reviewFailed': 'La réponse n’a pas été enregistrée',
} satisfies Record<keyof typeof en, string>;
