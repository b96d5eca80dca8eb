/** Words of the landing page. */
export default {
  'landing.title': 'Starnest · Make chores fun', // in the browser’s tab

  // Header and footer
  'landing.onThisPage': 'On this page',
  'landing.navWhy': 'Why families love it',
  'landing.navRooms': 'Rooms',
  'landing.parentLogin': 'Parent login',

  // The headline: heard as a whole, seen in two parts. The second is drawn letter by letter, so keep it short.
  'landing.headline': 'Make Chores Fun!',
  'landing.headlineStart': 'Make Chores',
  'landing.headlineEnd': 'Fun!',
  'landing.promise':
    'Kids tidy up, collect stars, and spend them on rewards the whole family picked together.',

  // The portals; the words of the parents’ and the admins’ are in auth.
  'landing.portals': 'Portals',
  'landing.kidsPortal': 'Kids Portal',
  'landing.kidsPortalText': 'Tap in your family code and go!',
  'landing.enterPortal': 'Enter Portal',
  'landing.parentAuth': 'Log in or sign up',
  'landing.adminLogin': 'Admin login',

  // Why families love it
  'landing.why': 'Why Families Love Starnest',
  'landing.starRewards': 'Star rewards',
  'landing.starRewardsText': 'Every finished chore earns stars, as soon as you approve it.',
  'landing.exampleChore': 'Water plants',
  'landing.doIt': 'Do It!', // as on the button of a kid’s chore
  'landing.levelBadges': 'Level badges',
  'landing.levelBadgesText': 'Ten to collect, from Star Starter all the way to Legend.',
  'landing.familyFun': 'Family fun',
  'landing.familyFunText': 'A fresh weekly leaderboard every Sunday.',
  // Made-up kids on the podium; only the first letter is seen.
  'landing.kidAva': 'Ava',
  'landing.kidLeo': 'Leo',
  'landing.kidMia': 'Mia',
  'landing.tieredRewards': 'Tiered rewards',
  'landing.tieredRewardsText': 'Small, medium and big treats to save up for.',
  'landing.big': 'Big',
  'landing.bigPrice': '51 stars and up',
  'landing.medium': 'Medium',
  'landing.mediumPrice': '11 to 50',
  'landing.small': 'Small',
  'landing.smallPrice': 'up to 10',

  // How it works
  'landing.how': 'How it works',
  'landing.stepCreate': 'Create chores',
  'landing.stepCreateText': 'Pick a picture, set the stars.',
  'landing.stepComplete': 'Kids complete',
  'landing.stepCompleteText': 'They tap Do It! You check and approve.',
  'landing.stepRedeem': 'Earn and redeem',
  'landing.stepRedeemText': 'Stars turn into movie nights and trips.',

  // The rooms of a house, each a collection of chore ideas
  'landing.roomsTitle': 'A chore for every room',
  'landing.roomsText': 'Start from six room collections, or make your own.',
  'landing.kitchen': 'Kitchen',
  'landing.bedroom': 'Bedroom',
  'landing.cleaning': 'Cleaning',
  'landing.study': 'Study',
  'landing.petCare': 'Pet Care',
  'landing.organize': 'Organize',

  // The end of the page
  'landing.closing': 'Your nest is ready.',
  'landing.closingText': 'Sign up, get your five-digit family code, and let tonight end with “I did it!”',
  'landing.startFamily': 'Start Your Family',
} as const;
