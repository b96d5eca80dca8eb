/** Words about rewards that kids ask for. */
export default {
  'redemptions.title': 'Reward requests',
  'redemptions.count': '{count, plural, one {# request} other {# requests}}',
  'redemptions.none': 'No reward requests.',
  'redemptions.failed': 'The reward requests did not load',
  'redemptions.loading': 'Loading reward requests',
  'redemptions.saved': 'Stars saved for {reward}',
  // How many stars the kid has, and keeps or lacks
  'redemptions.enough': 'Has {has, number}, keeps {keeps, number}',
  'redemptions.short': 'Has {has, number}, needs {needs, number} more',
  // In the short list; “funds” is one of the two above.
  'redemptions.row': '{kid} asks · {funds}',
  'redemptions.rowQuoted': '{kid} asks · {funds} · “{note}”',
  // Examples of notes that go with a review
  'redemptions.approveExample': 'Have fun! We go on Saturday.',
  'redemptions.rejectExample': 'Let us do this on Saturday.',
  'redemptions.approved': '{kid} spends {stars, plural, one {# star} other {# stars}}.',
  'redemptions.sentBack': '{kid} keeps the stars.',
  'redemptions.reviewFailed': 'Failed to review redemption',
} as const;
