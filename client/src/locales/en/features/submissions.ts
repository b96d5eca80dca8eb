/** Words about chores that kids say are done. */
export default {
  'submissions.title': 'Chores done',
  'submissions.count': '{count, plural, one {# chore} other {# chores}}',
  'submissions.none': 'No chores to look at.',
  'submissions.failed': 'The finished chores did not load',
  'submissions.loading': 'Loading chores',
  'submissions.starsFor': 'Stars for {kid}',
  // In the short list: who did it, how long ago, and what they wrote.
  'submissions.row': '{kid}, {ago}',
  'submissions.rowQuoted': '{kid}, {ago} · “{note}”',
  // Examples of notes that go with a review
  'submissions.approveExample': 'So tidy, even the corners!',
  'submissions.rejectExample': 'Almost! Please make the bed too.',
  'submissions.approved': '{kid} gets {stars, plural, one {# star} other {# stars}}.',
  'submissions.sentBack': '{kid} can try again.',
  'submissions.reviewFailed': 'Failed to review submission',
} as const;
