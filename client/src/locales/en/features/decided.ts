/** Words of the list of what was decided lately. */
export default {
  'decided.title': 'Decided',
  'decided.days': 'the last {count, number} days', // beside the title
  'decided.loading': 'Loading what was decided',
  'decided.failed': 'What was decided did not load',
  'decided.showAll': 'Show all {count, number}',
  // {ago} as in “2 hours ago”; {known} is “no” where the name is not known any more.
  'decided.byItself': 'Approved by itself, {ago}',
  'decided.approvedBy': '{known, select, yes {Approved by {name}, {ago}} other {Approved, {ago}}}',
  'decided.sentBackBy': '{known, select, yes {Sent back by {name}, {ago}} other {Sent back, {ago}}}',
  'decided.undoOf': 'Undo {name}, {kid}',
  'decided.undoSentBack': 'Look at it again?',
} as const;
