/** Words for giving and taking stars by hand, and for stars that are spent already. */
export default {
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
} as const;
