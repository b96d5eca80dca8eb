/** Words for taking back what a parent did. */
export default {
  // The bar that offers it: of one, and of several, as in “3 approved, 1 sent back”
  'undo.approved': 'Approved: {name}',
  'undo.sentBack': 'Sent back: {name}',
  'undo.given': '{stars, plural, one {# star} other {# stars}} for {kid}',
  'undo.taken': '{stars, plural, one {# star} other {# stars}} taken from {kid}',
  'undo.handedOver': 'Given: {name}',
  'undo.changed': 'Changed: {name}',
  'undo.approvedSeveral': '{count, number} approved',
  'undo.sentBackSeveral': '{count, number} sent back',
  'undo.givenSeveral': 'Stars given {count, plural, one {once} other {# times}}',
  'undo.takenSeveral': 'Stars taken {count, plural, one {once} other {# times}}',
  'undo.handedOverSeveral': '{count, plural, one {# reward} other {# rewards}} given',
  'undo.changedSeveral': '{count, plural, one {# change} other {# changes}}',
  'undo.undo': 'Undo',
  // Read aloud; what the bar says stands for {what}.
  'undo.undoOf': 'Undo ({what})',
  'undo.undoing': 'Undoing',

  // What was not undone, and why
  'undo.failed': 'This was not undone',
  'undo.others': '{count, plural, one {# more was not undone.} other {# more were not undone.}}',
  'undo.tooLate': 'Older than {days, number} days',
  'undo.tooLateText': 'It stays as it is.',
  'undo.tooLateByHand': 'Take the stars by hand instead.',
  'undo.placeTaken': '{name} waits or is done once more already.',
  'undo.already': 'Undone already',
  'undo.alreadyText': '{name} has been undone by someone else.',
} as const;
