export default {
  // The plan: the week as a grid, one day as a list, and the kids’ day on the overview.

  'plan.title': 'Plan',
  'plan.previousWeek': 'Previous week',
  'plan.nextWeek': 'Next week',
  'plan.goToday': 'Go to today',
  'plan.today': 'Today',
  'plan.todayWord': 'today',
  'plan.week': 'The week by kid and day',
  'plan.days': 'Days',
  'plan.kid': 'Kid',
  'plan.allKids': 'All kids',
  'plan.whose': 'Whose chores',
  'plan.anyone': 'Anyone',
  'plan.firstCome': 'First to do it',
  'plan.loading': 'Loading the plan',
  'plan.failed': 'Couldn’t load the plan',
  'plan.noKids': 'No kids added yet!',
  'plan.noKidsText': 'The plan has a row for each kid.',
  'plan.addKid': 'Add Your First Kid',
  'plan.chooseChores': 'Choose chores',
  'plan.plus': '+{count, number}',
  'plan.nothing': 'Nothing on this day',

  // States
  'plan.planned': 'Planned',
  'plan.waiting': 'Needs your approval',
  'plan.done': 'Done',
  'plan.doneBy': 'Done, approved by {name}',
  'plan.doneByItself': 'Done, auto-approved',
  'plan.late': 'Late',
  'plan.lateSince': 'Late, since {day}',
  'plan.missed': 'Missed',
  'plan.paused': 'Paused',
  'plan.skipped': 'Skipped',
  'plan.turns': 'Takes turns',
  'plan.changedOnce': 'Changed just this once',
  'plan.turnOf': '{kid}’s turn',
  'plan.signs': 'What the signs mean',
  'plan.sumDone': '{done, number} of {total, number} done',
  'plan.sumAll': 'All {total, number} done',
  'plan.sumPlanned': '{total, number} planned',
  // Read aloud: a chore and its state, as in “Wash the car: Planned”
  'plan.placeState': '{place}: {state}',
  // Read aloud: a tile, as in “Wash the car, Noah, Friday, June 27, 8 stars, Planned”.
  'plan.tile': '{chore}, {kid}, {day}, {stars, plural, one {# star} other {# stars}}, {state}',
  'plan.tileMoved': '{tile}. Moved from {day}.',
  'plan.tileGiven': '{tile}. Taken over from {kid}.',
  // Shown on a tile: the day or kid it was moved from, as in “From Thu”.
  'plan.from': 'From {what}',
  'plan.daily': 'Daily',
  'plan.doneOf': '{done, number} of {total, number}',
  // Read aloud: a day’s daily chores of a kid. {sum} as in “2 of 3 done”.
  'plan.dailyOf':
    '{count, plural, one {# daily chore} other {# daily chores}}, {kid}, {day}: {sum}. Show each one',
  'plan.foldDaily': 'Fold daily',
  'plan.toDo': 'To do',

  // The menu of a tile
  'plan.about': '{kid}, {day} · {stars, plural, one {# star} other {# stars}}',
  'plan.aboutAnyone': '{day} · {stars, plural, one {# star} other {# stars}}',
  'plan.doneFor': 'Mark done for {kid}',
  'plan.whoDidIt': 'Who did it?',
  'plan.approve': 'Approve',
  'plan.openApprovals': 'Open approvals',
  'plan.undo': 'Undo',
  'plan.undone': 'Undone. It needs your approval again',
  'plan.passOn': 'Skip to {kid}',
  'plan.move': 'Move to another day',
  'plan.planDay': 'Choose a day',
  'plan.give': 'Give to…',
  'plan.skip': 'Skip this time',
  'plan.edit': 'Edit chore',
  'plan.remove': 'Remove {kid} from this chore',
  'plan.moveBack': 'Move back to {day}',
  'plan.giveBack': 'Give back to {kid}',
  'plan.unskip': 'Don’t skip it',
  'plan.more': 'More options for {chore}',
  'plan.removeTitle': 'Remove {kid} from “{chore}”?',
  'plan.removeText': '{kid} won’t have this chore anymore, in any week. Past weeks don’t change.',
  'plan.onlyThisWeek': 'Only this week?',
  'plan.removeShort': 'Remove {kid}',

  // A move: this occurrence, or all from now on
  'plan.moveTo': 'Move to',
  'plan.giveTo': 'Give to',
  'plan.howOften': 'How often',
  'plan.onlyThisTime': 'Only this time',
  'plan.fromNowOn': 'From now on',
  'plan.moveToDay': 'Move to {day}?',
  'plan.giveToKid': 'Give to {kid}?',
  'plan.planFor': 'Plan it for {day}?',
  'plan.onlyThis': 'Only this {day}',
  'plan.every': 'Every {day} from now on',
  'plan.everyDays': '{days, plural, one {Every day} other {Every # days}} from {day}',
  // {when} as in “Tuesdays and Thursdays”, {who} as in “Leo and Ava”.
  'plan.scheduleStays': 'The schedule stays {when}.',
  'plan.kidsStay': 'The chore stays with: {who}.',
  'plan.becomes': 'Becomes {when} · {who}',

  // What was done
  'plan.completeFailed': 'Couldn’t mark it done',
  'plan.unsure': 'Not sure if that worked',
  'plan.passFailed': 'Couldn’t skip to the next kid',
  'plan.changeFailed': 'Couldn’t change the plan',
  // A chore and its kid, under the title of a change
  'plan.choreOf': '{chore}, {kid}',
  'plan.movedTo': 'Moved to {day}',
  'plan.givenTo': 'Given to {kid}',
  'plan.plannedFor': 'Planned for {day}',
  'plan.skippedOnce': 'Skipped this time',
  'plan.unskipped': 'Not skipped anymore',
  'plan.removed': 'Removed {kid}',

  // Why a chore can’t be moved to a day or a kid: no period, because it can follow “Not moved.”
  'plan.dayPassed': 'That day has passed',
  'plan.pausedOn': '{kid} is paused on {day}',
  'plan.allPausedOn': 'Everyone is paused on {day}',
  'plan.dueAnyway': 'It’s due on {day} anyway',
  'plan.hasAnyway': '{kid} has it on {day} anyway',
  'plan.dueFirst': 'It’s due on {day} before that',
  'plan.dueAgain': 'It’s due again on {day}',
  'plan.tooFar': 'That’s more than {days, number} days ahead',
  'plan.oneAtATime': 'Change the day or the kid, not both at once',
  'plan.giveBackFirst': 'Give it back to {kid} first',
  'plan.moveBackFirst': 'Move it back to {day} first',
  'plan.takesTurns': 'The kids take turns with this chore',
  'plan.noDayToChange': 'Only chores with a day can be moved',
  'plan.alreadyHere': 'It’s already here',

  // Moving with the keyboard, read aloud
  'plan.keys':
    'Arrow keys move around, Enter opens the menu, Space picks up a chore. M moves it to a day, G gives it to a kid, X skips it, D marks it done, E edits it.',
  'plan.lifted': 'Picked up: {chore}. Arrow keys move it, Space drops it, Escape puts it back.',
  'plan.place': '{day}, {kid}',
  'plan.putBack': 'Put back',
  'plan.notMoved': 'Not moved. {why}.',
  // {what} as in “Moved to Friday”
  'plan.undoAvailable': '{what}. Undo available.',

  // Chores without a day
  'plan.anyTime': 'Anytime',
  'plan.noSetDay': 'No set day',
  'plan.showAll': 'Show all {count, number}',
  'plan.newChore': 'New chore',

  // The kids’ day on the overview
  'plan.kidsToday': 'Kids today',
  'plan.openPlan': 'Open plan',
  'plan.kidsFailed': 'Couldn’t load your kids',
  'plan.kidsLoading': 'Loading your kids',
  // After the stars a kid has, where some are held for requests.
  'plan.free': '{free, number} to spend',
  'plan.streak': '{days, plural, one {# day} other {# days}}',
  'plan.streakLabel': '{days, plural, one {#-day} other {#-day}} streak',
  'plan.kidDone': '{count, number} done',
  'plan.kidWaiting': '{count, number} to approve',
  'plan.kidOpen': '{count, number} to do',
  'plan.kidNothing': 'Nothing today',
  'plan.kidLateCount': '{count, number} late',
  'plan.noKidSo': 'No kids match this filter.',
  'plan.moreOf': 'More for {name}',
  // {time} as in “7:12 PM”; the second is for narrow screens.
  'plan.lockedLong': 'Too many wrong tries. Locked until {time}',
  'plan.locked': 'Locked until {time}',
  'plan.whichKids': 'Which kids are shown',
  'plan.show.all': 'All {count, number}',
  'plan.show.late': 'Late {count, number}',
  'plan.show.waiting': 'Waiting {count, number}',
  'plan.show.done': 'Done {count, number}',
  // A kid runs a routine now
  'plan.running': '{chore}, step {n, number} of {total, number}',
  'plan.kidAllDone': 'All {total, number} done today',

  // Words of the monthly tune-up: what the last month shows a parent. Never a word of blame.

  // The card on the overview
  'tuneUp.title': 'Your {month} check-in',
  'tuneUp.text': 'A monthly look at what you might want to change.',
  'tuneUp.someChores': '{count, plural, one {# chore no one got to} other {# chores no one got to}}',
  'tuneUp.someRewards': '{count, plural, one {# reward out of reach} other {# rewards out of reach}}',
  'tuneUp.someWaits': '{count, plural, one {# kid waits a long time} other {# kids wait a long time}}',
  'tuneUp.allWell': 'Chores, rewards, and approvals went well.',
  'tuneUp.show': 'Take a look',
  'tuneUp.hide': 'Close',
  'tuneUp.showAll': 'Show all {count, number}',
  'tuneUp.done': 'Done for this month',
  'tuneUp.doneText': 'The next one comes next month.',
  'tuneUp.doneFailed': 'Couldn’t dismiss it',

  // Chores
  'tuneUp.chores': 'Chores no one got to',
  'tuneUp.noChores': 'Every chore got done.',
  'tuneUp.due':
    '{count, plural, one {It was due on # day. No one got to it.} other {It was due on # days. No one got to it.}}',
  'tuneUp.anyDay': 'No set day. No one got to it.',
  'tuneUp.rest': 'Pause it',
  'tuneUp.restOf': 'Pause it: {name}',
  'tuneUp.rests': 'Paused.',
  'tuneUp.restFailed': 'Couldn’t pause it',

  // Rewards
  'tuneUp.rewards': 'Rewards out of reach',
  'tuneUp.noRewards': 'Every reward is less than three months away.',
  'tuneUp.months':
    '{cost, plural, one {# star} other {# stars}}: about {months, plural, one {# month} other {# months}} for {kid} at this pace.',
  'tuneUp.years': '{cost, plural, one {# star} other {# stars}}: more than two years for {kid} at this pace.',
  'tuneUp.price': 'Make it {cost, plural, one {# star} other {# stars}}',
  'tuneUp.priceOf': 'Make it {cost, plural, one {# star} other {# stars}}: {name}',
  'tuneUp.priced': 'It now costs {cost, plural, one {# star} other {# stars}}.',
  'tuneUp.priceFailed': 'Couldn’t change the price',

  // How long kids wait; {median} and {longest} as “20 hours”
  'tuneUp.waits': 'Waiting for approval',
  'tuneUp.noWaits': 'No one waited long.',
  'tuneUp.waited': 'Usually {median}, up to {longest}.',
  'tuneUp.trusted': 'Always approved: {names}.',
  'tuneUp.trust': 'Auto-approve',
  'tuneUp.trustOf': 'Auto-approve: {names}',
  'tuneUp.trusts': 'Auto-approved from now on.',
  'tuneUp.trustFailed': 'Couldn’t turn on auto-approve',
  'tuneUp.approvals': 'Open approvals',

  // Stars of each kid
  'tuneUp.stars': 'Stars earned and spent',
  'tuneUp.saved': 'Earned {earned, number}, spent {spent, number}, saved {saved, number}.',
  'tuneUp.used': 'Earned {earned, number}, spent {spent, number}, {used, number} of it from savings.',
  'tuneUp.noneNear': 'No reward is within reach.',
  'tuneUp.addReward': 'Add one for {cost, plural, one {# star} other {# stars}}',
  'tuneUp.addRewardOf': 'Add a reward for {kid}, {cost, plural, one {# star} other {# stars}}',
  'tuneUp.statement': 'See star history',
  'tuneUp.statementOf': 'See {kid}’s star history',
} as const;
