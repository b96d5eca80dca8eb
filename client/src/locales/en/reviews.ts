export default {
  // Words with which a parent reviews a chore that is done or a reward that is asked for.

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

  // Words about chores that kids say are done.

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

  // Words about rewards that kids ask for.

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

  // Words of the list of what was decided lately.

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

  // Words for taking back what a parent did.

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

  // Words about a kid’s stars that stand where stars are shown to a parent.

  'stars.give': 'Give stars',
  'stars.giveTo': 'Give stars to {name}',
  // <0> is bold.
  'stars.free': '<0>{count, number}</0> free',
  'stars.held': '<0>{count, number}</0> held',
  'stars.heldFor':
    '<0>{count, number}</0> held for {reward}{others, plural, =0 {} one { and one more} other { and # more}}',
  'stars.statement': 'Stars',
  'stars.statementOf': 'Where {name}’s stars came from',

  // Words for giving and taking stars by hand, and for stars that are spent already.

  'byHand.title': 'Stars for {name}',
  'byHand.giveOrTake': 'Give or take',
  'byHand.give': 'Give',
  'byHand.take': 'Take',
  'byHand.howMany': 'How many',
  'byHand.anotherNumber': 'Another number',
  'byHand.whatFor': 'What for',
  'byHand.kidSees': '{name} sees this', // after “What for”
  'byHand.other': 'Other',
  'byHand.ownReason': 'What for, in your own words',
  // Usual reasons, which a kid reads too
  'byHand.helped': 'Helped without being asked',
  'byHand.kind': 'Kind to someone',
  'byHand.tried': 'Tried hard',
  'byHand.school': 'Good news from school',
  'byHand.correction': 'Correction',
  'byHand.spentOutside': 'Spent outside Starnest',
  // <0/> is a star with the number.
  'byHand.has': '{name} has <0/>',
  'byHand.willHave': 'will have <0/>',
  'byHand.atMost': 'At most {count, number}. Level and badges stay as they are.',
  'byHand.nothingToTake': '{name} has no stars to take.',
  'byHand.giveCount': 'Give {count, plural, one {# star} other {# stars}}',
  'byHand.takeCount': 'Take {count, plural, one {# star} other {# stars}}',
  'byHand.giveFailed': 'The stars were not given',
  'byHand.takeFailed': 'The stars were not taken',
  'byHand.unsure': 'Not sure whether it is done',
  'byHand.notThatMany': 'There are not that many stars',
  'byHand.hasNow': '{name} has {count, plural, one {# star} other {# stars}} now.',
  'byHand.off': 'Your family gives stars for chores only',
  'byHand.offText': 'Giving and taking stars by hand was switched off in Settings.',

  // To undo something that gave stars, of which some are spent
  'spent.title': 'Already spent',
  'spent.text':
    '{what} gave {given, plural, one {# star} other {# stars}} and {kid} has {has, number} left. {missing, plural, one {# is} other {# are}} missing, so it cannot be undone now.',
  'spent.choices':
    'Undo the reward the stars were spent on first, wait until there are enough again, or take what is left by hand.',
  'spent.wait': 'Wait',
  'spent.takeByHand': 'Take by hand',
  'spent.showReward': 'Show the reward',

  // Words of a kid’s statement: where the stars came from.

  'statement.back': 'Kids',
  'statement.balance': 'Stars to spend',
  'statement.starsOf': '{name}’s stars',
  'statement.level': 'Level {level, number} · {count, number} earned in all',
  'statement.take': 'Take stars',
  'statement.takeFrom': 'Take stars from {name}',
  'statement.kidFailed': 'The kid did not load',
  'statement.noKid': 'This kid is not in your family',
  'statement.noKidText': 'The kid may have been removed.',

  // The list
  'statement.title': 'Where the stars came from',
  'statement.show': 'Show',
  'statement.all': 'All',
  'statement.earned': 'Earned',
  'statement.spent': 'Spent',
  'statement.byHand': 'By hand',
  'statement.what': 'What',
  'statement.stars': 'Stars',
  'statement.thenHad': 'Then had',
  'statement.after': ' after', // read aloud after the number of stars then left
  'statement.moved': '{count, plural, one {# star} other {# stars}}', // read aloud, also below zero
  'statement.today': 'Today, {day}',
  'statement.loading': 'Loading where the stars came from',
  'statement.failed': 'The stars did not load',
  'statement.none': 'No stars yet',
  'statement.noneText': 'They show up here with the first approval.',
  'statement.noneHere': 'Nothing here yet',
  'statement.showOlder': 'Show older',
  'statement.olderFailed': 'The older ones did not load. Check the connection, then try again.',
  'statement.download': 'Download CSV',
  'statement.downloading': 'Downloading',
  'statement.downloadFailed': 'The download failed',

  // A line: who did it and when; {known} is “no” where the name is not known any more.
  'statement.byItself': 'Approved by itself, {time}',
  'statement.approvedBy': '{known, select, yes {Approved by {name}, {time}} other {Approved, {time}}}',
  'statement.rewardApprovedBy':
    '{known, select, yes {Reward · approved by {name}, {time}} other {Reward · approved, {time}}}',
  'statement.givenBy': '{known, select, yes {Given by {name}, {time}} other {Given, {time}}}',
  'statement.takenBy': '{known, select, yes {Taken by {name}, {time}} other {Taken, {time}}}',
  'statement.undoneBy': '{known, select, yes {{name}, {time}} other {{time}}}',
  // {text} is one of the above.
  'statement.notGivenYet': '{text} · not yet given',
  'statement.waitsAgain': '{text} · waits for you again',
  'statement.undone': 'Undone: {what}',
  'statement.undoneLater': 'Undone later ·', // before one of the above
  'statement.undoOf': 'Undo {what}',

  // To undo a line
  'statement.undoApproval': 'Undo this approval?',
  'statement.undoByHand': 'Undo this?',
  'statement.willWait': 'It waits for you again.',
  'statement.kidSees': '{name} sees that it was undone, and by whom.',
  'statement.keep': 'Keep it',
  'statement.takeBack': 'Undo, take {count, number} back',
  'statement.giveBack': 'Undo, give {count, number} back',

  // What the kid saves for
  'statement.savingFor': 'Saving for',
  'statement.savedOf': '{saved, number} of {cost, plural, one {# star} other {# stars}}',
  'statement.savedFor': 'Stars saved for {reward}',
  'statement.chooseGoal': 'What {name} saves for',
  'statement.noGoal': 'Nothing chosen',
  'statement.goalFailed': 'The goal was not changed',

  // The sums
  'statement.addsUp': 'It adds up',
  'statement.chores': 'Chores',
  'statement.givenByHand': 'Given by hand',
  'statement.rewards': 'Rewards',
  'statement.takenByHand': 'Taken by hand',
  'statement.has': '{name} has',
  'statement.levelCounts':
    'Level and badges count the {count, number} earned. Taking stars never lowers them.',
} as const;
