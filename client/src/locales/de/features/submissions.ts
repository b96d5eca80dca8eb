import type en from '../../en/features/submissions';

/** Words about chores that kids say are done. */
export default {
  'submissions.title': 'Erledigte Aufgaben',
  'submissions.count': '{count, plural, one {# Aufgabe} other {# Aufgaben}}',
  'submissions.none': 'Keine Aufgaben zum Nachschauen.',
  'submissions.failed': 'Die erledigten Aufgaben ließen sich nicht laden',
  'submissions.loading': 'Aufgaben laden',
  'submissions.starsFor': 'Sterne für {kid}',
  'submissions.row': '{kid}, {ago}',
  'submissions.rowQuoted': '{kid}, {ago} · „{note}“',
  // Examples of notes that go with a review
  'submissions.approveExample': 'So ordentlich, sogar in den Ecken!',
  'submissions.rejectExample': 'Fast! Mach bitte noch das Bett.',
  'submissions.approved': '{kid} bekommt {stars, plural, one {# Stern} other {# Sterne}}.',
  'submissions.sentBack': '{kid} kann es noch mal versuchen.',
  'submissions.reviewFailed': 'Die Aufgabe wurde nicht entschieden',
} satisfies Record<keyof typeof en, string>;
