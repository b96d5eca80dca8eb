export default {
  // Words of the parent’s chores: list, form and deletion.

  'chores.title': 'Chores',
  'chores.none': 'No chores yet',
  'chores.noneText': 'Start small: make the bed, water a plant. Each chore earns a few stars.',
  'chores.search': 'Find a chore',
  'chores.failed': 'Couldn’t load chores',
  'chores.loading': 'Loading chores',
  'chores.count': '{count, plural, one {# chore} other {# chores}}',
  // The heading above paused chores at the end of the list
  'chores.off': 'Paused, {count, number}',

  // The columns of the list
  'chores.approval': 'Approval',
  // Its stars come after a review by an adult.
  'chores.alwaysCheck': 'Always check',

  // The result of changing several chores
  'chores.starsEach': '{count, plural, one {Now worth # star} other {Now worth # stars}}',
  'chores.newDays': 'New days',

  'chores.general': 'General',
  'chores.bedroom': 'Bedroom',
  'chores.kitchen': 'Kitchen',
  'chores.bathroom': 'Bathroom',
  'chores.outdoor': 'Outdoors',
  'chores.pets': 'Pets',
  'chores.other': 'Other',
  'chores.easy': 'Easy',
  'chores.medium': 'Medium',
  'chores.hard': 'Hard',
  // Its stars come without a review.
  'chores.byItself': 'Auto-approved',
  'chores.passTurn': 'Skip to next kid',
  'chores.turnPassed': 'Turn skipped',
  'chores.passFailed': 'Couldn’t skip the turn',

  // The form
  'chores.edit': 'Edit chore',
  'chores.save': 'Save chore',
  'chores.name': 'Chore name',
  'chores.nameExample': 'Water the plants',
  'chores.description': 'What does “done” look like?',
  'chores.descriptionExample': 'Every pot gets a small cup of water.',
  'chores.stars': 'Stars',
  'chores.category': 'Category',
  'chores.difficulty': 'Difficulty',
  'chores.approvesItself': 'Auto-approve',
  'chores.approvesItselfHint': 'Stars are awarded right away. You can still undo.',
  'chores.details': 'More details',
  'chores.detailsText': 'What “done” looks like, category, difficulty',
  'chores.visible': 'Kids can see this chore',
  'chores.inactiveHint': 'Paused: grayed out for kids until you turn it back on.',
  'chores.icon': 'Choose Chore Icon',
  'chores.unnamed': 'Your new chore',
  'steps.add': 'Add a step',
  'steps.none': 'Add steps',
  'steps.noneHint': 'For a routine like getting ready',
  'steps.summary':
    '{count, plural, one {# step} other {# steps}}, about {minutes, plural, one {# minute} other {# minutes}}',
  'steps.summaryNoTime': '{count, plural, one {# step} other {# steps}}',
  // {steps} is the summary, “6 steps, about 23 minutes”
  'steps.of': '{chore} · {steps}',
  'steps.hint': 'One at a time on the kid’s screen. Minutes are optional.',
  'steps.paste': 'Paste a list',
  'steps.pasteHint': 'One line is one step.',
  // A line of a list that someone could paste, with a time at its end
  'steps.pasteExample': 'Get dressed, 5 min',
  'steps.addMany': 'Add {count, plural, one {# step} other {# steps}}',
  'steps.full': 'A routine has up to {max, number} steps.',
  'steps.didNotFit': 'Added {added, number}. {left, number} didn’t fit.',
  'steps.tooLong': 'All steps together may take up to {hours, number} hours.',
  'steps.name': 'Name of step {n, number}',
  'steps.up': 'Move up',
  'steps.down': 'Move down',
  'steps.remove': 'Remove {step}',
  'steps.removed': 'Removed {step}',
  'steps.undo': 'Undo',
  // The handle of a step
  'steps.move': 'Move {step}, step {n, number} of {total, number}',
  // Said after a move
  'steps.moved': '{step}, step {n, number} of {total, number}',
  'steps.lifted': '{step} lifted. Arrow keys move it, Space drops it, Escape cancels.',
  'steps.picture': 'Picture of {step}',
  'steps.noPicture': 'No picture',
  'steps.timerOf': 'Timer of {step}, {minutes, plural, =0 {none} one {# minute} other {# minutes}}',
  'steps.otherMinutes': 'Other',
  'steps.noTimer': 'No timer',
  'steps.minutes': 'Minutes',
  // For a chore without steps
  'steps.onlyTimer': 'Or just a timer',
  'steps.onlyTimerHint': 'For one thing that takes a while, like 20 minutes of reading.',
  'steps.timerSummary': 'A timer of {count, plural, one {# minute} other {# minutes}}',
  'steps.try': 'Try it',
  'steps.preview': 'Preview',
  'steps.readyBy': 'Ready by',
  'steps.readyByHint': 'A sun shows the time left. Being late costs nothing.',
  'steps.back': 'Back to the chore',
  'steps.finish': 'Done',

  // The button on a kid’s card
  // Up to 9 characters.
  'chores.doIt': 'Do It!',
  'chores.saved': 'Chore saved',
  'chores.added': 'Chore added',
  'chores.updateFailed': 'Failed to update chore',
  'chores.createFailed': 'Failed to create chore',

  // Deletion
  'chores.deleteText':
    '{count, plural, one {Kids won’t be able to do it anymore. Stars they’ve already earned are kept, and so is its history.} other {Kids won’t be able to do them anymore. Stars they’ve already earned are kept, and so is their history.}}',
  'chores.delete': '{count, plural, one {Delete chore} other {Delete # chores}}',
  'chores.deleted': '{count, plural, one {Chore deleted} other {Chores deleted}}',
  'chores.deleteFailed': '{count, plural, one {Failed to delete chore} other {Failed to delete chores}}',

  // When a chore is to be done, and by whom: on cards, in the form and with the ideas.

  'schedules.anytime': 'Anytime',
  'schedules.daily': 'Every day',
  'schedules.weekdays': 'Monday to Friday',
  'schedules.weekends': 'Saturday and Sunday',
  // {day} is a weekday.
  'schedules.weekly': 'Every {day}',
  'schedules.timesDay': '{times, plural, one {Once a day} =2 {Twice a day} other {# times a day}}',
  'schedules.timesWeek': '{times, plural, one {Once a week} =2 {Twice a week} other {# times a week}}',
  'schedules.timesMonth': '{times, plural, one {Once a month} =2 {Twice a month} other {# times a month}}',
  'schedules.every': 'Every {days, number} days, starting {day}',
  'schedules.once': 'Once',
  'schedules.onceOn': 'Once, on {day}',
  // {when} is one of those above.
  'schedules.inMorning': '{when}, in the morning',
  'schedules.inAfternoon': '{when}, in the afternoon',
  'schedules.inEvening': '{when}, in the evening',

  // On a card: whom it is for, and when or how often
  'schedules.whoWhen': '{who} · {when}',

  'schedules.everyone': 'Everyone',
  // One of the kids does it, next to their faces.
  'schedules.anyone': 'Anyone',
  'schedules.allTurns': 'All kids take turns',
  'schedules.turns': '{names} take turns',
  'schedules.allFirst': 'Whoever does it first',
  'schedules.first': '{names}: whoever does it first',

  // Words of the parent’s rewards: list, form and deletion.

  'rewards.title': 'Rewards',
  'rewards.none': 'No rewards yet',
  'rewards.noneText':
    'Add something small for now and something big to save for, like a bedtime story or a day at the pool.',
  'rewards.search': 'Find a reward',
  'rewards.failed': 'Couldn’t load rewards',
  'rewards.loading': 'Loading rewards',
  'rewards.count': '{count, plural, one {# reward} other {# rewards}}',
  // The heading above rewards at the end of the list that kids can’t get now
  'rewards.off': 'Paused or all gone, {count, number}',

  'rewards.small': 'Small',
  'rewards.medium': 'Medium',
  'rewards.big': 'Big',
  'rewards.soldOut': 'All gone',
  'rewards.mystery': 'Mystery',
  // How many can still be given out
  'rewards.leftOf': '{count, number} of {limit, number} left',

  // The form
  'rewards.edit': 'Edit reward',
  'rewards.save': 'Save reward',
  'rewards.name': 'Reward name',
  'rewards.nameExample': 'Movie night',
  'rewards.description': 'What do they get?',
  'rewards.descriptionExample': 'You pick the movie, and there is popcorn.',
  'rewards.cost': 'Cost in stars',
  'rewards.limit': 'Total number available',
  'rewards.noLimit': 'No limit',
  'rewards.usedSoFar':
    '{count, plural, one {Used # time so far.} other {Used # times so far.}} Leave blank for no limit.',
  'rewards.size': 'Size',
  // <0> is smaller: the stars that such a reward costs, as in “Small 5–15”.
  'rewards.sizeWithCost': '{size} <0>{cost}</0>',
  // In place of more fields: what they are about
  'rewards.detailsText': 'Description, size, photo, mystery',
  // {size} is “Small”, “Medium” or “Big”.
  'rewards.sizeIs': 'Size: {size}',
  'rewards.sizeFollows': 'Set by the cost. Pick one to override it.',
  'rewards.sizePicked': 'Your pick.',
  'rewards.makeMystery': 'Make it a mystery',
  'rewards.mysteryHint': 'Kids see a wrapped gift until you approve it.',
  'rewards.visible': 'Kids can see this reward',
  'rewards.inactiveHint': 'Paused: grayed out in the shop until you turn it back on.',
  'rewards.icon': 'Choose Reward Icon',
  'rewards.unnamed': 'Your new reward',
  // The button on a kid’s card
  'rewards.getIt': 'Get It!',
  'rewards.saved': 'Reward saved',
  'rewards.added': 'Reward added',
  'rewards.updateFailed': 'Failed to update reward',
  'rewards.createFailed': 'Failed to create reward',

  // Deletion
  'rewards.deleteText':
    'Kids won’t be able to ask for it anymore. Rewards they’ve already gotten stay in the history.',
  'rewards.delete': 'Delete reward',
  'rewards.deleted': 'Reward deleted',
  'rewards.deleteFailed': 'Failed to delete reward',

  // Words with which a parent keeps the family’s chores and rewards.

  'manage.ideas': 'Ideas',
  'manage.edit': 'Edit',
  'manage.duplicate': 'Duplicate',
  'manage.delete': 'Delete',
  // For kids it is grayed out.
  'manage.pause': 'Pause',
  'manage.resume': 'Resume',
  // Starts selecting several rows.
  'manage.select': 'Select',
  // Read aloud, with a chore or reward
  'manage.editOf': 'Edit {name}',
  'manage.deleteOf': 'Delete {name}',
  'manage.selectOf': 'Select {name}',
  'manage.selectAll': 'Select all',
  'manage.actionsOf': 'More options for {name}',
  'manage.deleteTitle': 'Delete “{name}”?',
  // {name} is “4 chores”.
  'manage.deleteSeveral': 'Delete {name}?',
  'manage.deleting': 'Deleting',
  // Kids see it grayed out and can’t choose it.
  'manage.inactive': 'Paused',
  'manage.active': 'Active',
  'manage.preview': 'How kids see it',

  // The first column of the lists
  'manage.chore': 'Chore',
  'manage.reward': 'Reward',

  // The bar for selected chores
  'manage.selected': '{count, plural, one {# selected} other {# selected}}',
  'manage.clearSelection': 'Clear selection',
  // Up to 9 characters.
  'manage.days': 'Days',
  'manage.starsFor': '{count, plural, one {Stars for # chore} other {Stars for # chores}}',
  'manage.starsNow': 'Now {from, number} to {to, plural, one {# star} other {# stars}}. You can undo this.',
  'manage.starsAllNow': 'Now {count, plural, one {# star} other {# stars}} each. You can undo this.',
  'manage.daysFor': '{count, plural, one {Days for # chore} other {Days for # chores}}',
  'manage.daysHint': 'Days you moved will be reset. You can undo everything else.',
  'manage.set': 'Set',

  // Finding one in a long list
  'manage.clearSearch': 'Clear search',
  'manage.everyKid': 'All kids',
  'manage.day': 'Day',
  'manage.everyDay': 'Any day',
  'manage.everySize': 'All sizes',
  'manage.filters': 'Filters',
  // Before a filter’s value: “Who: Mila”
  'manage.filterName': '{name}:',
  'manage.today': 'Today',
  'manage.tomorrow': 'Tomorrow',
  'manage.noSetDay': 'No set day',
  'manage.found': '{count, number} of {total, number}',
  'manage.showAll': 'Show all',
  'manage.nothingFound': 'No results',
  'manage.nothingFoundText': 'Try another word, or show all.',

  // Words of the forms' lines of chips: for whom, when and how often.

  'whoWhen.who': 'Who',
  'whoWhen.everyone': 'Everyone',
  'whoWhen.kidsFailed': 'Couldn’t load your kids.',
  'whoWhen.tryAgain': 'Try again',
  // Beside “Who”, of a chore
  'whoWhen.eachAll': 'Each kid can do it',
  'whoWhen.only': 'Only {name}',
  'whoWhen.eachOf': '{names}, each on their own',
  'whoWhen.firstOfAll': 'Whoever does it first',
  'whoWhen.firstOf': '{names}: whoever does it first',
  // {first} is a name.
  'whoWhen.turnsAllFrom': 'All kids take turns, {first} first',
  'whoWhen.turnsFrom': '{names} take turns, {first} first',
  // Beside “Who”, of a reward
  'whoWhen.rewardAll': 'Any kid can get it',
  // From nine kids on
  'whoWhen.chooseKids': 'Choose kids',
  'whoWhen.kidsChosen': '{count, plural, one {# kid} other {# kids}}',
  'whoWhen.findKid': 'Find a kid',
  'whoWhen.noKid': 'No kid has that name.',

  'whoWhen.sharing': 'How they share it',
  'whoWhen.each': 'Each kid does it',
  'whoWhen.first': 'First to do it',
  'whoWhen.turns': 'Take turns',

  'whoWhen.when': 'When',
  'whoWhen.likeOften': 'As often as they like',
  'whoWhen.anytime': 'Anytime',
  'whoWhen.daily': 'Daily',
  'whoWhen.weekdays': 'Weekdays',
  'whoWhen.weekends': 'Weekends',
  'whoWhen.weekly': 'Weekly',
  'whoWhen.more': 'More',
  'whoWhen.partOfDay': 'Part of the day',
  'whoWhen.morning': 'Morning',
  'whoWhen.afternoon': 'Afternoon',
  'whoWhen.evening': 'Evening',
  // What More opens
  'whoWhen.kind': 'Repeats',
  'whoWhen.onDays': 'On days',
  'whoWhen.times': 'Times per…',
  'whoWhen.every': 'Every…',
  'whoWhen.once': 'Once',
  'whoWhen.noDays': 'Choose at least one day',
  'whoWhen.noDaysYet': 'No day chosen yet',
  // As in “3 times a week”; <0> is the field with the number, <1> the choice of day, week and month.
  'whoWhen.timesA': '<0/> times a <1/>',
  'whoWhen.per': 'Period',
  'whoWhen.day': 'Day',
  'whoWhen.week': 'Week',
  'whoWhen.month': 'Month',
  // As in “Every 10 days, starting June 24”; <0> is the field with the number, <1> the field with the day.
  'whoWhen.everyDays': 'Every <0/> days, starting <1/>',
  'whoWhen.daysBetween': 'Days between',
  'whoWhen.firstDay': 'First day',
  'whoWhen.fewer': 'One fewer',
  'whoWhen.oneMore': 'One more',
  'whoWhen.whenever': 'Whenever',
  'whoWhen.today': 'Today',
  'whoWhen.tomorrow': 'Tomorrow',
  'whoWhen.onDay': 'On this day',

  // The days to come, beside the form
  'whoWhen.opens': 'When it’s available',
  // {names} as in “Mia, Leo, and Ava”
  'whoWhen.openNow': 'Available now for {names}. Available again after each review.',
  'whoWhen.openAlways': 'Available to {names} anytime.',
  'whoWhen.openNobody': 'Available once you add a kid.',
  'whoWhen.openUntilDone': 'Available until it’s done.',
  'whoWhen.dayOver': 'That day is over.',
  'whoWhen.next': '{count, plural, one {The day} other {The next three}}',
  // {day} as in “Tue, Jun 24”
  'whoWhen.todayIs': 'Today, {day}',
  'whoWhen.by': 'By {day}',
  'whoWhen.timesEach': '{times, plural, one {once} =2 {twice} other {# times}}',
  // On the kid’s card
  'whoWhen.thisMorning': 'This morning',
  'whoWhen.thisAfternoon': 'This afternoon',
  'whoWhen.thisEvening': 'This evening',
  'whoWhen.turnOf': '{name}’s turn',

  // A reward, for each kid
  'whoWhen.limit': 'How often',
  'whoWhen.limitEach': '{often} per kid',
} as const;
