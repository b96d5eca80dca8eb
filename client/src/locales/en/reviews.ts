export default {
  // Words with which a parent reviews a chore that is done or a reward that is asked for.

  // To a helper
  'reviews.parentsDecide': 'Only parents can approve this.',
  'reviews.approve': 'Approve',
  'reviews.cancel': 'Cancel',
  // The names of buttons for screen readers, with the chore or reward and the kid.
  'reviews.approveOf': 'Approve: {name}, {kid}',
  'reviews.chore.sendBackOf': 'Send back: {name}, {kid}',
  'reviews.reward.sendBackOf': 'Decline: {name}, {kid}',
  'reviews.noteOf': 'Add a note to {kid}’s “{name}”',
  'reviews.approveWithNote': 'Approve with a note',
  'reviews.noteFor': 'Note for {kid}',
  // Examples of notes that go with an approval
  'reviews.chore.noteExample': 'So neat, even the corners!',
  'reviews.reward.noteExample': 'Have fun! We’re going on Saturday.',

  'reviews.chore.sendBack': 'Send back',
  'reviews.reward.sendBack': 'Decline',
  'reviews.chore.sendBackTo': 'Send back to {kid}',
  'reviews.reward.sendBackTo': 'Decline {kid}’s request',
  // A tap on one of the reasons below sends it.
  'reviews.tapReason': 'Tap a reason. {kid} can hear it.',
  // Reasons that the kid reads or hears
  'reviews.chore.reason1': 'Almost! One more try',
  'reviews.chore.reason2': 'Some of it isn’t done yet',
  'reviews.chore.reason3': 'Please put things away, too',
  'reviews.chore.reason4': 'Let’s look at it together',
  'reviews.reward.reason1': 'Not today',
  'reviews.reward.reason2': 'Save a bit more',
  'reviews.reward.reason3': 'Let’s talk about it',
  'reviews.reward.reason4': 'Ask again on the weekend',
  'reviews.redo': 'Tap the steps to do again',
  // A step’s result
  'reviews.step.done': 'Done',
  'reviews.step.skipped': 'Skipped',
  'reviews.step.open': 'Not done',
  'reviews.orNote': 'Or write a note',
  'reviews.chore.withoutNote': 'Send back without a note',
  'reviews.reward.withoutNote': 'Decline without a note',

  // What a kid wrote
  'reviews.quote': '“{note}”',
  // Read aloud when the focus enters the card of a chore or reward.
  'reviews.card': '{name}, {kid}',

  // Someone was faster
  'reviews.alreadyReviewed': 'Already reviewed',
  'reviews.alreadyReviewedText': 'It no longer needs your approval.',
  'reviews.otherApproved': '{name} already approved this',
  'reviews.otherSentBack': '{name} already sent this back',
  'reviews.youApproved': 'You already approved this',
  'reviews.youSentBack': 'You already sent this back',

  // The network broke, and with it the server’s answer: of a review, and of what is made or saved
  'reviews.noAnswer':
    'The connection dropped, so this may have gone through. It’s safe to try again: nothing happens twice.',

  // Words about chores that kids say are done.

  'submissions.title': 'Chores done',
  'submissions.starsFor': 'Stars for {kid}',
  // In the short list: who did it, how long ago, and what they wrote.
  'submissions.row': '{kid} · {ago}',
  // {steps} as in “6 of 6 steps, 17 min”
  'submissions.rowSteps': '{kid} · {ago} · {steps}',
  'submissions.rowQuoted': '{kid} · {ago} · “{note}”',
  // Steps of a chore, which a kid does one after the other
  'steps.title': 'Steps',
  'submissions.approved': '{kid} got {stars, plural, one {# star} other {# stars}}.',
  'submissions.approvedWithHeart': '{kid} got {stars, plural, one {# star} other {# stars}} and a heart.',
  'submissions.sentBack': '{kid} can try again.',
  'submissions.reviewFailed': 'Failed to review submission',

  // Words about rewards that kids ask for.

  'redemptions.title': 'Reward requests',
  'redemptions.saved': 'Stars saved for {reward}',
  // How many stars the kid has, and keeps or lacks
  'redemptions.enough': 'Has {has, number}, {keeps, number} left after',
  'redemptions.short': 'Has {has, number}, needs {needs, number} more',
  // In the short list; “funds” is one of the two above.
  'redemptions.row': '{kid} · {funds}',
  'redemptions.rowQuoted': '{kid} · {funds} · “{note}”',
  // In the list of pending requests.
  'redemptions.item': '{kid} · has {has, number}, keeps {keeps, number}',
  'redemptions.itemShort': '{kid} · needs {needs, number} more',
  'redemptions.approved': '{kid} spent {stars, plural, one {# star} other {# stars}}.',
  'redemptions.sentBack': '{kid} keeps the stars.',
  'redemptions.reviewFailed': 'Failed to review redemption',

  // Words of the list of what was decided lately.

  'decided.title': 'Reviewed',
  'decided.days': 'The last {count, number} days',
  'decided.none': 'Nothing reviewed yet',
  'decided.loading': 'Loading reviewed items',
  'decided.failed': 'Couldn’t load reviewed items',
  'decided.showAll': 'Show all {count, number}',
  // {ago} as in “2 hours ago”; {known} is “no” where the name is not known any more.
  'decided.byItself': 'Auto-approved, {ago}',
  'decided.approvedBy': '{known, select, yes {Approved by {name}, {ago}} other {Approved, {ago}}}',
  'decided.sentBackBy': '{known, select, yes {Sent back by {name}, {ago}} other {Sent back, {ago}}}',
  'decided.undoOf': 'Undo {name}, {kid}',
  'decided.undoSentBack': 'Review it again?',

  // Words of the hearts that an adult sends a kid.

  // The names of heart buttons: for a chore that a kid did, and to a kid.
  'praise.sendFor': 'Send {kid} a heart for “{name}”',
  'praise.sendTo': 'Send {kid} a heart',
  // Above the six hearts, with what a tap does.
  'praise.tapToApprove': 'Tap a heart to approve',
  'praise.tapToSend': 'Tap a heart to send it',
  'praise.starsAndHeart': '{stars, plural, one {# star} other {# stars}} and a heart for {kid}',
  'praise.aHeartFor': 'A heart for {kid}',
  // In the empty field above the hearts.
  'praise.ownWords': 'Or say it in your own words first',
  'praise.failed': 'Couldn’t send the heart',

  // A kid's hearts
  'praise.hearts': 'Hearts',
  'praise.albumOf': 'Hearts for {name}',
  'praise.thisMonth': '{count, plural, =0 {None this month} other {# this month}}',
  'praise.kidSentBack': '{name} sent a heart back',
  'praise.none': 'No hearts yet',
  'praise.noneText': 'A heart takes two taps, and {name} hears what you say.',
  'praise.albumLoading': 'Loading hearts',
  'praise.albumFailed': 'Couldn’t load the hearts',
  'praise.remove': 'Remove',
  'praise.removeOf': 'Remove: {words}',
  'praise.removeQuestion': 'Remove this heart?',
  'praise.removeText': '{name} won’t see it anymore.',
  'praise.removing': 'Removing',
  'praise.removeFailed': 'Couldn’t remove the heart',

  // Words for taking back what a parent did.

  // The bar that offers it: of one, and of several, as in “3 approved, 1 sent back”
  'undo.approved': 'Approved: {name}',
  'undo.sentBack': 'Sent back: {name}',
  'undo.given': '{stars, plural, one {# star} other {# stars}} for {kid}',
  'undo.taken': '{stars, plural, one {# star} other {# stars}} taken from {kid}',
  'undo.handedOver': 'Given: {name}',
  'undo.changed': 'Changed: {name}',
  'undo.heart': 'A heart for {kid}',
  'undo.approvedSeveral': '{count, number} approved',
  'undo.sentBackSeveral': '{count, number} sent back',
  'undo.givenSeveral': 'Stars given {count, plural, one {once} other {# times}}',
  'undo.takenSeveral': 'Stars taken {count, plural, one {once} other {# times}}',
  'undo.handedOverSeveral': '{count, plural, one {# reward} other {# rewards}} given',
  'undo.heartSeveral': '{count, plural, one {# heart} other {# hearts}} sent',
  'undo.changedSeveral': '{count, plural, one {# change} other {# changes}}',
  'undo.undo': 'Undo',
  // Read aloud; what the bar says stands for {what}.
  'undo.undoOf': 'Undo ({what})',
  'undo.undoing': 'Undoing',

  // What was not undone, and why
  'undo.failed': 'Couldn’t undo this',
  'undo.others': '{count, plural, one {# more couldn’t be undone.} other {# more couldn’t be undone.}}',
  'undo.tooLate': 'More than {days, number} days old',
  'undo.tooLateText': 'It can’t be undone anymore.',
  'undo.tooLateTakeManually': 'Take the stars manually instead.',
  'undo.placeTaken': '{name} has already been submitted again.',
  'undo.already': 'Already undone',
  'undo.alreadyText': 'Someone else already undid {name}.',

  // Words about a kid’s stars that stand where stars are shown to a parent.

  'stars.give': 'Give stars',
  'stars.giveTo': 'Give stars to {name}',
  // <0> is bold.
  'stars.free': '<0>{count, number}</0> available',
  'stars.held': '<0>{count, number}</0> on hold',
  'stars.heldFor':
    '<0>{count, number}</0> on hold for {reward}{others, plural, =0 {} one { and one more} other { and # more}}',

  // Words for giving and taking stars by hand, and for stars that are spent already.

  'manualStars.whom': 'Who gets stars?',
  'manualStars.title': 'Stars for {name}',
  'manualStars.giveOrTake': 'Give or take',
  'manualStars.give': 'Give',
  'manualStars.take': 'Take',
  'manualStars.howMany': 'How many',
  'manualStars.anotherNumber': 'Another amount',
  'manualStars.whatFor': 'Reason',
  'manualStars.kidSees': '{name} will see this', // after “What for”
  'manualStars.other': 'Other',
  'manualStars.ownReason': 'Reason, in your own words',
  // Usual reasons, which a kid reads too
  'manualStars.helped': 'Helped without being asked',
  'manualStars.kind': 'Kind to someone',
  'manualStars.tried': 'Tried hard',
  'manualStars.school': 'Good news from school',
  'manualStars.correction': 'Correction',
  'manualStars.spentOutside': 'Spent outside Starnest',
  // <0/> is a star with the number.
  'manualStars.has': '{name} has <0/>',
  'manualStars.willHave': 'will have <0/>',
  'manualStars.atMost': 'Up to {count, number}. Level and badges stay the same.',
  'manualStars.nothingToTake': '{name} has no stars to take.',
  'manualStars.giveCount': 'Give {count, plural, one {# star} other {# stars}}',
  'manualStars.takeCount': 'Take {count, plural, one {# star} other {# stars}}',
  'manualStars.giveFailed': 'Couldn’t give stars',
  'manualStars.takeFailed': 'Couldn’t take stars',
  'manualStars.unsure': 'We couldn’t confirm it was saved',
  'manualStars.notThatMany': 'Not enough stars',
  'manualStars.hasNow': '{name} now has {count, plural, one {# star} other {# stars}}.',
  'manualStars.off': 'Your family only gives stars for chores',
  'manualStars.offText': 'Giving and taking stars manually is turned off in Settings.',

  // To undo something that gave stars, of which some are spent
  'spent.title': 'Already spent',
  'spent.text':
    '{what} gave {given, plural, one {# star} other {# stars}}, and {kid} has {has, number} left. That’s {missing, plural, one {# star} other {# stars}} short, so it can’t be undone right now.',
  'spent.choices':
    'You can undo the reward they were spent on, wait until there are enough stars again, or take what’s left manually.',
  'spent.wait': 'Not yet',
  'spent.takeManually': 'Take manually',
  'spent.showReward': 'Show the reward',

  // Words of a kid’s statement: where the stars came from.

  'statement.take': 'Take stars',

  // The list
  'statement.title': 'Star history',
  'statement.show': 'Show',
  'statement.all': 'All',
  'statement.earned': 'Earned',
  'statement.spent': 'Spent',
  'statement.manual': 'Manual',
  'statement.what': 'Activity',
  'statement.stars': 'Stars',
  'statement.thenHad': 'Balance',
  'statement.after': ' left', // read aloud after the number of stars then left
  'statement.moved': '{count, plural, one {# star} other {# stars}}', // read aloud, also below zero
  'statement.today': 'Today, {day}',
  'statement.loading': 'Loading star history',
  'statement.failed': 'Couldn’t load star history',
  'statement.none': 'No stars yet',
  'statement.noneText': 'They’ll show up here after the first approval.',
  'statement.noneHere': 'Nothing here yet',
  'statement.showOlder': 'Show older',
  'statement.olderFailed': 'Couldn’t load older entries. Check your connection and try again.',
  'statement.download': 'Download CSV',
  'statement.downloading': 'Downloading',
  'statement.downloadFailed': 'Couldn’t download the file',

  // A line: who did it and when; {known} is “no” where the name is not known any more.
  'statement.byItself': 'Auto-approved, {time}',
  'statement.approvedBy': '{known, select, yes {Approved by {name}, {time}} other {Approved, {time}}}',
  'statement.rewardApprovedBy':
    '{known, select, yes {Reward · approved by {name}, {time}} other {Reward · approved, {time}}}',
  'statement.givenBy': '{known, select, yes {Given by {name}, {time}} other {Given, {time}}}',
  'statement.takenBy': '{known, select, yes {Taken by {name}, {time}} other {Taken, {time}}}',
  'statement.undoneBy': '{known, select, yes {{name}, {time}} other {{time}}}',
  // {text} is one of the above.
  'statement.notGivenYet': '{text} · not given yet',
  'statement.waitsAgain': '{text} · needs your approval again',
  'statement.undone': 'Undone: {what}',
  'statement.undoneLater': 'Undone later ·', // before one of the above
  'statement.undoOf': 'Undo {what}',

  // To undo a line
  'statement.undoApproval': 'Undo this approval?',
  'statement.undoManual': 'Undo this?',
  'statement.willWait': 'It will need your approval again.',
  'statement.kidSees': '{name} will see that it was undone, and by whom.',
  'statement.keep': 'Keep it',
  'statement.takeBack': 'Undo and take back {count, number}',
  'statement.giveBack': 'Undo and give back {count, number}',

  // What the kid saves for
  'statement.savedFor': 'Stars saved for {reward}',
  'statement.chooseGoal': 'What {name} is saving for',
  'statement.noGoal': 'Nothing picked',
  'statement.goalFailed': 'Couldn’t change the goal',

  // The sums
  // All stars since the start; <0> is bold.
  'statement.sums':
    '<0>It adds up:</0> {earned, number} earned, {spent, number} spent{taken, select, 0 {} other {, {taken} taken}}, {left, number} left',
} as const;
