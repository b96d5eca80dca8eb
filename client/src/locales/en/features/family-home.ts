/** Words of a family’s home page, seen by a parent who is signed in. */
export default {
  'familyHome.title': 'Home',
  'familyHome.welcome': 'Welcome back, {name}!',
  'familyHome.logout': 'Logout',
  'familyHome.loggingOut': 'Leaving',
  'familyHome.text': 'Everyone’s stars, in one nest.',
  'familyHome.dashboard': 'Parent Dashboard',

  'familyHome.kids': 'Kids',

  // Where to go from here
  'familyHome.next': 'What next?',
  'familyHome.manageKids': 'Manage Kids',
  'familyHome.manageKidsText': 'Names, colors and secret pictures',
  'familyHome.setupChores': 'Setup Chores',
  'familyHome.setupChoresText': 'What earns stars, and how many',
  'familyHome.viewAnalytics': 'View Analytics',
  'familyHome.viewAnalyticsText': 'Stars by day, and who leads the week',
  'familyHome.rewardHistory': 'Reward History',
  'familyHome.rewardHistoryText': 'What everyone wished for, month by month',
  'familyHome.back': 'Back to the family',
} as const;
