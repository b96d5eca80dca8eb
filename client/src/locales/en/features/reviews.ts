/** Words with which a parent reviews a chore that is done or a reward that is asked for. */
export default {
  // To a helper
  'reviews.parentsDecide': 'The parents decide this.',
  'reviews.approve': 'Approve',
  'reviews.reject': 'Reject',
  'reviews.sendBack': 'Send back',
  'reviews.cancel': 'Cancel',
  // Read aloud: which one and whose, as in “Approve Make your bed of Mila”.
  'reviews.approveOf': 'Approve {name} of {kid}',
  'reviews.rejectOf': 'Reject {name} of {kid}',
  'reviews.noteOf': 'Add a note ({name} of {kid})',
  'reviews.approveWithNote': 'Approve with a note',
  'reviews.noteFor': 'Note for {kid}',
  // What a kid wrote
  'reviews.quote': '“{note}”',
  // Read aloud when the focus enters the card of a chore or reward.
  'reviews.card': '{name}, {kid}',

  // Someone was faster
  'reviews.alreadyReviewed': 'Already reviewed',
  'reviews.alreadyReviewedText': 'It no longer waits for you.',
  'reviews.otherApproved': '{name} has approved this already',
  'reviews.otherSentBack': '{name} has sent this back already',
  'reviews.youApproved': 'You have approved this already',
  'reviews.youSentBack': 'You have sent this back already',

  // The network broke, and with it the server’s answer: of a review, and of what is made or saved
  'reviews.noAnswer': 'No answer came, so it may be done after all. Try again: nothing is done twice.',
} as const;
