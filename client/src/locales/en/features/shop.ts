/** Words of a kid's shop: warm and short. */
export default {
  // The wish: what the kid saves for.
  'shop.myWish': 'My wish',
  'shop.myWishNamed': 'My wish: {reward}',
  'shop.makeWish': 'Make it my wish',
  'shop.letWishGo': 'Let this wish go',
  'shop.noWish': 'What do you wish for?',
  'shop.noWishText': 'Press a heart to save up for it.',
  'shop.wishReached': 'You have enough stars!',
  'shop.wishFailed': 'Your wish flew away',
  'shop.choresToGo': '{count, plural, one {# chore} other {# chores}} to go',
  // After the first chores of a long way.
  'shop.andMore': 'and more',

  // Shelves. Prices stand beside a star.
  'shop.noRewards': 'The store is empty',
  'shop.noRewardsText': 'Ask your grown-ups to put something nice here.',
  'shop.tier.small': 'Small',
  'shop.tier.medium': 'Medium',
  'shop.tier.big': 'Big',
  'shop.shelf.small': 'Small rewards',
  'shop.shelf.medium': 'Medium rewards',
  'shop.shelf.big': 'Big rewards',
  'shop.prices.small': '10 or less',
  'shop.prices.medium': '11 to 50',
  'shop.prices.big': 'more than 50',
  'shop.needStars': 'Need {count, plural, one {# star} other {# stars}}',
  'shop.starsSavedFor': 'Stars saved for {reward}',
  'shop.soldOut': 'All gone',
  // {day} is 'Monday' or 'Wed, Mar 4'.
  'shop.againOn': 'Again {day}',
  'shop.againTomorrow': 'Again tomorrow',

  // Asking for a reward.
  'shop.getIt': 'Get It!',
  'shop.getItNamed': 'Get It! {reward}',
  'shop.mysteryQuestion': 'What can it be?',
  'shop.redeemQuestion': 'Shall we ask for it?',
  'shop.sayWhy': 'Say why',
  'shop.noteExample': 'I would like it because…',
  'shop.requesting': 'Asking',
  'shop.requested': 'You asked for it!',
  'shop.requestFailed': 'Request Failed',
  'shop.limitReached': 'You had this one. It comes back soon!',

  // Taking back what waits.
  'shop.takeBack': 'Take it back',
  'shop.takeBackNamed': 'Take it back: {reward}',
  'shop.takeBackQuestion': 'Take it back?',
  'shop.takeBackText': 'Then your stars for {reward} are free again.',
  'shop.keepIt': 'Keep it',
  'shop.takingBack': 'Taking',
  'shop.takenBack': 'Taken back!',
  'shop.takenBackText': 'Your stars are free again.',
  'shop.takeBackFailed': 'Not taken back',
  'shop.alreadyReviewed': 'A grown-up was faster.',

  // Promised and not handed over yet.
  'shop.onItsWay': 'On its way',
  'shop.onItsWayCount': 'On its way: {count, number}',
  'shop.saidYes': '{name} said yes',
  'shop.grownUpSaidYes': 'A grown-up said yes',
  'shop.morePromises': 'and {count, number} more',

  // Read aloud.
  'shop.spokenWish': 'It is your wish.',
  'shop.spokenNeedStars': 'You need {count, plural, one {# more star} other {# more stars}}.',
  // Stars that wait with a request. {rewards} is a list of names.
  'shop.spokenHeld': '{count, plural, one {# star waits} other {# stars wait}} for {rewards}.',
  'shop.spokenSoldOut': 'It is all gone.',
  'shop.spokenDeclined': 'Not this time.',
} as const;
