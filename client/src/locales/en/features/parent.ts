/** Words of the parent’s dashboard: its rail, and what its tabs are headed by. */
export default {
  'parent.dashboard': 'Parent dashboard',
  'parent.portal': 'Parent Portal',
  'parent.starnestHome': 'Starnest, home',
  'parent.home': 'Home',
  'parent.logout': 'Logout',
  'parent.loading': 'Loading…',

  // The tabs
  'parent.overview': 'Overview',
  'parent.approvals': 'Approvals',
  'parent.plan': 'Plan',
  'parent.kids': 'Kids',
  'parent.chores': 'Chores',
  'parent.rewards': 'Rewards',
  'parent.rewardHistory': 'Reward history',
  'parent.messages': 'Messages',
  'parent.analytics': 'Analytics',
  'parent.settings': 'Settings',
  // Where there is no room for them: the way to the tabs that are not in the bar.
  'parent.more': 'More',

  // Overview
  'parent.quickActions': 'Quick actions',
  'parent.addChore': 'Add a chore',
  'parent.addReward': 'Add a reward',
  'parent.sendMessage': 'Send a message',
  'parent.seeAnalytics': 'See analytics',

  // To a helper; {names} as “Dana and Sam” who manage the family
  'parent.helperNote':
    'You are a helper here. {count, plural, one {{names} changes chores.} other {{names} change chores.}}',

  'parent.approvalsText': 'Approve to award stars.',

  // Messages
  'parent.messagesText': 'Kids see your message right away.',
  'parent.messagesLoading': 'Loading messages',
  'parent.noKids': 'No kids added yet!',
  'parent.noKidsToWrite': 'Once you have added a kid, you can write to them here.',
  'parent.addFirstKid': 'Add Your First Kid',
  'parent.kidsFailed': 'Your kids did not load',

  // Analytics
  'parent.analyticsShown': 'What is shown',
  'parent.insights': 'Insights',
  'parent.leaderboard': 'Leaderboard',
  'parent.weeklyLeaderboard': 'Weekly leaderboard',

  // What a kid just did
  'parent.choreDone': '{name} did a chore',
  'parent.approvedByItself': '{chore}: approved by itself, {stars, plural, one {# star} other {# stars}}',
  'parent.rewardAsked': '{name} asks for a reward',
  'parent.review': 'Review',
} as const;
