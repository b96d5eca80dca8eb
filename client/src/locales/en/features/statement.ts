/** Words of a kid’s statement: where the stars came from. */
export default {
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
