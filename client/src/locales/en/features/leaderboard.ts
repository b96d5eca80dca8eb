/** Words of the leaderboard, for kids and parents. */
export default {
  'leaderboard.title': 'The board',
  'leaderboard.loading': 'Loading the leaderboard…',
  'leaderboard.loadFailed': 'The leaderboard did not load',
  'leaderboard.noKids': 'No kids to show on leaderboard!',
  'leaderboard.noKidsHint': 'Everyone in the family has a nest here.',
  'leaderboard.week': '{first} to {last}', // Sun, Jun 14 to Sat, Jun 20
  'leaderboard.ranking': 'Ranking, {week}',
  'leaderboard.thisWeek': 'This week',
  'leaderboard.lastWeek': 'Last week',
  'leaderboard.freshWeek': 'A fresh week!',
  'leaderboard.freshWeekHint': 'The first star can be anyone’s.',
  'leaderboard.quietWeek': 'No stars in that week',
  'leaderboard.lastWinner': '{names} came first last week!',
  'leaderboard.you': 'You', // beside the name of the kid who looks
  'leaderboard.chores': '{count, plural, one {# chore} other {# chores}}',

  // The podium
  'leaderboard.first': 'First place',
  'leaderboard.second': 'Second place',
  'leaderboard.third': 'Third place',
  'leaderboard.together': 'Together!', // equal stars, one step

  // The board read aloud
  'leaderboard.placeOf': '{place}: {names}, {stars, plural, one {# star} other {# stars}}',
  'leaderboard.ownStars': 'You have {count, plural, one {# star} other {# stars}}',

  // One nest for all kids
  'leaderboard.teamWeek': 'Our nest, {week}',
  'leaderboard.team': 'Our team',
  'leaderboard.ofGoal': 'of {goal, number}', // after the stars that are there
  'leaderboard.teamOf': '{stars, number} of {goal, number} stars together',
  'leaderboard.teamStars': '{count, plural, one {# star} other {# stars}} together',
  'leaderboard.teamToGo': '{count, plural, one {# star} other {# stars}} to go!',
  'leaderboard.teamReached': 'You did it together!',
  'leaderboard.noGoal': 'All together',
  'leaderboard.setGoal': 'Set a goal',

  // A kid’s week beside their best one
  'leaderboard.ownWeek': 'My weeks, {week}',
  'leaderboard.bestWeek': 'Best week',
  'leaderboard.newBest': 'Your best week so far!',
  'leaderboard.bestWas': 'Best {stars, number}: {week}', // to grown-ups
  'leaderboard.noBest': 'No week before this one',

  // Switched off, as grown-ups see it
  'leaderboard.off': 'The leaderboard is off',
  'leaderboard.offHint': 'Your kids do not see it. You can switch it on in the settings.',
  'leaderboard.openSettings': 'Open the settings',

  // From rank 4 on
  'leaderboard.place': 'Place {rank, number}', // heard; only the number is seen
  'leaderboard.noStarsYet': 'No stars yet this week',
  'leaderboard.readyForFirstStar': 'Ready for a first star',

  // Notes
  'leaderboard.about': 'About the leaderboard',
  'leaderboard.resets': 'Resets every Sunday',
  'leaderboard.nextStart': 'Next fresh start: {day}',
  'leaderboard.rules': 'How rankings work',
  'leaderboard.teamRules': 'How our nest fills',
  'leaderboard.selfRules': 'How my weeks count',
  'leaderboard.rule.team': 'Everyone’s stars of the week go into one nest.',
  'leaderboard.rule.self': 'Your stars of this week stand beside your best week.',
  'leaderboard.rule.rewardsKeep': 'Getting rewards takes no star out.',
  'leaderboard.rule.stars': 'Most stars earned this week comes first.',
  'leaderboard.rule.approved': 'Stars count when a parent approves.',
  'leaderboard.rule.equal': 'Same stars, same place.',
  'leaderboard.rule.rewards': 'Getting rewards never lowers a place.',
} as const;
