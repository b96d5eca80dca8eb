/** Words of the leaderboard, for kids and parents. */
export default {
  'leaderboard.loading': 'Loading the leaderboard…',
  'leaderboard.loadFailed': 'The leaderboard did not load',
  'leaderboard.noKids': 'No kids to show on leaderboard!',
  'leaderboard.noKidsHint': 'Everyone in the family has a nest here.',
  'leaderboard.week': '{first} to {last}', // Sun, Jun 14 to Sat, Jun 20
  'leaderboard.ranking': 'Ranking, {week}',
  'leaderboard.freshWeek': 'A fresh week!',
  'leaderboard.freshWeekHint': 'The first star can be anyone’s.',
  'leaderboard.you': 'You', // beside the name of the kid who looks
  'leaderboard.chores': '{count, plural, one {# chore} other {# chores}}',

  // The podium
  'leaderboard.first': 'First place',
  'leaderboard.second': 'Second place',
  'leaderboard.third': 'Third place',
  'leaderboard.together': 'Together!', // equal stars, one step

  // From rank 4 on
  'leaderboard.place': 'Place {rank, number}', // heard; only the number is seen
  'leaderboard.noStarsYet': 'No stars yet this week',
  'leaderboard.readyForFirstStar': 'Ready for a first star',

  // Notes
  'leaderboard.about': 'About the leaderboard',
  'leaderboard.resets': 'Resets every Sunday',
  'leaderboard.nextStart': 'Next fresh start: {day}',
  'leaderboard.rules': 'How rankings work',
  'leaderboard.rule.stars': 'Most stars earned this week comes first.',
  'leaderboard.rule.approved': 'Stars count when a parent approves.',
  'leaderboard.rule.equal': 'Same stars, same place.',
  'leaderboard.rule.rewards': 'Getting rewards never lowers a place.',
} as const;
