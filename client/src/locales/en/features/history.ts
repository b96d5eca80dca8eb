/** Words of the calendars of chores and rewards, for kids and parents. */
export default {
  'history.loading': 'Loading the calendar…',
  'history.loadingDay': 'Loading the day',
  'history.selectedDay': 'Selected day',
  'history.today': 'Today',
  'history.previousMonth': 'Previous month',
  'history.nextMonth': 'Next month',

  // What became of a chore or a reward: beside its icon; and counted, in the name of a day: '2 done, 1 waiting'
  'history.legend': 'What the marks mean',
  'history.status.done': 'Done',
  'history.status.waiting': 'Waiting',
  'history.status.tryAgain': 'Try again',
  'history.status.approved': 'Approved',
  'history.status.got': 'Got it!',
  'history.status.notThisTime': 'Not this time',
  'history.status.missed': 'Missed',
  'history.count.done': '{count, number} done',
  'history.count.waiting': '{count, number} waiting',
  'history.count.tryAgain': '{count, number} to try again',
  'history.count.approved': '{count, number} approved',
  'history.count.got': '{count, number} received',
  'history.count.notThisTime': '{count, number} not this time',
  'history.count.missed': '{count, number} missed',

  // Who decided
  'history.approvedBy': 'Approved by {name}',
  'history.sentBackBy': 'Sent back by {name}',
  'history.byItself': 'Approved by itself',
  'history.saidYes': '{name} said yes', // to a kid
  'history.stillToCome': 'still to come',
  'history.given': 'given',
  'history.both': '{decided} · {given}', // two of the above

  // Chores
  'history.choresFailed': 'Failed to fetch chore history',
  'history.noChoresThisMonth': 'No chores this month',
  'history.noChoresThisMonthHint': 'Every chore you do gets a place here.',
  'history.choresOfDay': '{count, plural, =0 {No chores on this day} one {# chore} other {# chores}}',

  // Rewards
  'history.rewardsFailed': 'Failed to fetch reward redemptions',
  'history.noRewardsThisMonth': 'No rewards this month',
  'history.noRewardsThisMonthForKid': 'What you wish for gets a place here.',
  'history.noRewardsThisMonthForFamily': 'Wishes show here on the day a kid asks for them.',
  'history.rewardsOfDay': '{count, plural, =0 {No rewards on this day} one {# reward} other {# rewards}}',
  'history.rewardsOfDaySpent':
    '{count, plural, one {# reward} other {# rewards}}, {stars, plural, one {# star} other {# stars}} spent',
  'history.noteByYou': 'You:', // before what was written
  'history.noteByKid': '{name}:',
  'history.noteByGrownUp': 'A grown-up:',
  'history.mysteryReward': 'Mystery Reward!',
  'history.whose': 'Whose rewards',
  'history.everyone': 'Everyone',
} as const;
