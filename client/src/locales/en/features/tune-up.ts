/** Words of the monthly tune-up: what the last month shows a parent. Never a word of blame. */
export default {
  // The card on the overview
  'tuneUp.title': 'What {month} shows',
  'tuneUp.text': 'Once a month: what to change, if you like.',
  'tuneUp.someChores': '{count, plural, one {# chore nobody got to} other {# chores nobody got to}}',
  'tuneUp.someRewards': '{count, plural, one {# reward far away} other {# rewards far away}}',
  'tuneUp.someWaits': '{count, plural, one {# kid waits long} other {# kids wait long}}',
  'tuneUp.allWell': 'Chores, rewards and approvals went well.',
  'tuneUp.show': 'Look at it',
  'tuneUp.hide': 'Close',
  'tuneUp.showAll': 'Show all {count, number}',
  'tuneUp.done': 'Done for this month',
  'tuneUp.doneText': 'The next one comes with the next month.',
  'tuneUp.doneFailed': 'It was not put away',

  // Chores
  'tuneUp.chores': 'Chores nobody got to',
  'tuneUp.noChores': 'Someone did every chore.',
  'tuneUp.due':
    '{count, plural, one {It was due on # day. Nobody got to it.} other {It was due on # days. Nobody got to it.}}',
  'tuneUp.anyDay': 'Any day would do. Nobody got to it.',
  'tuneUp.rest': 'Let it rest',
  'tuneUp.restOf': 'Let it rest: {name}',
  'tuneUp.rests': 'It rests now.',
  'tuneUp.restFailed': 'It does not rest',

  // Rewards
  'tuneUp.rewards': 'Rewards far away',
  'tuneUp.noRewards': 'None is more than three months away.',
  'tuneUp.months':
    '{cost, plural, one {# star} other {# stars}}: about {months, plural, one {# month} other {# months}} for {kid} at this pace.',
  'tuneUp.years': '{cost, plural, one {# star} other {# stars}}: more than two years for {kid} at this pace.',
  'tuneUp.price': 'Make it {cost, plural, one {# star} other {# stars}}',
  'tuneUp.priceOf': 'Make it {cost, plural, one {# star} other {# stars}}: {name}',
  'tuneUp.priced': 'It costs {cost, plural, one {# star} other {# stars}} now.',
  'tuneUp.priceFailed': 'The price was not changed',

  // How long kids wait; {median} and {longest} as “20 hours”
  'tuneUp.waits': 'Waiting for approval',
  'tuneUp.noWaits': 'Nobody waited long.',
  'tuneUp.waited': 'Often {median}, at most {longest}.',
  'tuneUp.trusted': 'Approved every time: {names}.',
  'tuneUp.trust': 'Approve by itself',
  'tuneUp.trustOf': 'Approve by itself: {names}',
  'tuneUp.trusts': 'Approved by itself from now on.',
  'tuneUp.trustFailed': 'It still waits for you',
  'tuneUp.approvals': 'Open approvals',

  // Stars of each kid
  'tuneUp.stars': 'Stars in and out',
  'tuneUp.saved': 'Earned {earned, number}, spent {spent, number}, saved {saved, number}.',
  'tuneUp.used': 'Earned {earned, number}, spent {spent, number}, {used, number} of it from savings.',
  'tuneUp.noneNear': 'No reward is near.',
  'tuneUp.addReward': 'Add one for {cost, plural, one {# star} other {# stars}}',
  'tuneUp.addRewardOf': 'Add a reward for {kid}, {cost, plural, one {# star} other {# stars}}',
  'tuneUp.statement': 'See the stars',
  'tuneUp.statementOf': 'See {kid}’s stars',
} as const;
