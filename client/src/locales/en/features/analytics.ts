/** Words of the analytics and its printed report. */
export default {
  'analytics.loading': 'Loading analytics…',
  'analytics.loadFailed': 'Analytics did not load',
  'analytics.noKids': 'No analytics data yet!',
  'analytics.noKidsHint': 'Numbers show here once there are kids who do chores.',
  'analytics.range': 'Time range',
  'analytics.range.7': 'Last 7 days',
  'analytics.range.30': 'Last 30 days',
  'analytics.range.90': 'Last 3 months',
  'analytics.print': 'Print',
  'analytics.printedRange': '{range}, up to {date}', // Last 30 days, up to Mar 4, 2026

  // Sums
  'analytics.sums': 'The range in numbers',
  'analytics.choresCompleted': '{count, plural, one {Chore Completed} other {Chores Completed}}',
  'analytics.starsEarned': '{count, plural, one {Star Earned} other {Stars Earned}}',
  'analytics.rewardsRedeemed': '{count, plural, one {Reward Redeemed} other {Rewards Redeemed}}',
  'analytics.activeDays': '{count, plural, one {Active Day} other {Active Days}}',
  'analytics.netStars': 'Net Stars Gained',
  'analytics.earnedAndSpent': '{earned, number} earned, {spent, number} spent',
  'analytics.dailyActivities': 'Avg. Daily Activities',
  'analytics.dailyActivitiesHint': 'chores, rewards and visits',

  // Chart
  'analytics.starsByDay': 'Stars by day',
  'analytics.starsByWeek': 'Stars by week',
  'analytics.starsOfDay': 'Stars of a day',
  'analytics.starsOfWeek': 'Stars of a week',
  'analytics.weekOf': 'Week of {day}',
  'analytics.noStars': 'No stars were earned or spent in this time.',
  'analytics.chartSums': '{earned, plural, one {# star} other {# stars}} earned, {spent, number} spent.',
  'analytics.chartBest': 'Best: {day}, with {earned, number}.',
  'analytics.chartPoint': '{day}: {earned, number} earned, {spent, number} spent',
  'analytics.earned': 'Earned',
  'analytics.spent': 'Spent',
  'analytics.earnedCount': '{count, number} earned',
  'analytics.spentCount': '{count, number} spent',
  'analytics.chartTable': 'Stars earned and spent',
  'analytics.day': 'Day',
  'analytics.week': 'Week',

  // Kids: a number, and below it what it counts
  'analytics.kids': 'Kid Performance',
  'analytics.kidChores': '{count, plural, one {chore} other {chores}}',
  'analytics.kidStars': '{count, plural, one {star} other {stars}}',
  'analytics.kidRewards': '{count, plural, one {reward} other {rewards}}',
  // Below a kid's numbers, of the chores that were due on certain days
  'analytics.planned': '{done, number} of {total, number} planned done',
  'analytics.missed': '· {missed, number} missed',
  'analytics.badge.onFire': 'On Fire!',
  'analytics.badge.goodWork': 'Good Work!',
  'analytics.badge.gettingStarted': 'Getting Started!',
  'analytics.badge.needsMotivation': 'Needs Motivation',

  // Chores, and what the family did together
  'analytics.popularChores': 'Most Popular Chores',
  'analytics.noChores': 'No chores were done in this time.',
  'analytics.timesDone': 'done {count, plural, one {# time} other {# times}}',
  'analytics.achievement': 'Family Achievement Summary',
  'analytics.achievement.amazing': 'Amazing teamwork!',
  'analytics.achievement.great': 'Great teamwork!',
  'analytics.achievement.started': 'A great start!',
  'analytics.achievement.none': 'Ready for the first star?',
  'analytics.doneTogether':
    '{count, plural, one {# chore} other {# chores}} done together {days, select, 7 {in the last 7 days} 30 {in the last 30 days} other {in the last 3 months}}',
  'analytics.doneSoFar':
    '{count, plural, one {# chore} other {# chores}} done so far {days, select, 7 {in the last 7 days} 30 {in the last 30 days} other {in the last 3 months}}',
  'analytics.noneDone': 'The first chore lights the first one',
} as const;
