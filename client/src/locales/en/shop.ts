export default {
  // Words of a kid's shop: warm and short.

  // The wish: what the kid saves for.
  'shop.myWish': 'My wish',
  'shop.myWishNamed': 'My wish: {reward}',
  'shop.noWish': 'What’s your wish?',
  // Up to 22 characters.
  'shop.makeWish': 'Make it my wish',
  'shop.makeWishNamed': 'Make it my wish: {reward}',
  // Spoken when a reward becomes the wish.
  'shop.yourWish': 'Your wish: {reward}!',
  'shop.wishReached': 'You have enough stars!',
  'shop.wishFailed': 'Your wish flew away',
  'shop.choresToGo': '{count, plural, one {# chore} other {# chores}} to go',
  // After the first chores of a long way.
  'shop.andMore': 'and more',

  // Shelves, and the line below a reward's name
  'shop.noRewards': 'The shop is empty',
  'shop.noRewardsText': 'Ask your grown-ups to put something nice here.',
  'shop.tier.small': 'Small',
  'shop.tier.medium': 'Medium',
  'shop.tier.big': 'Big',
  'shop.shelf.small': 'Small rewards',
  'shop.shelf.medium': 'Medium rewards',
  'shop.shelf.big': 'Big rewards',
  'shop.enoughStars': 'Enough stars',
  'shop.needStars': 'Need {count, plural, one {# star} other {# stars}}',
  'shop.starsSavedFor': 'Stars saved for {reward}',
  'shop.soldOut': 'All gone',
  // {day} is 'Monday' or 'Wed, Mar 4'.
  'shop.againOn': 'Back {day}',
  'shop.againTomorrow': 'Back tomorrow',

  // Asking for a reward.
  // Up to 11 characters.
  'shop.getIt': 'Get It!',
  'shop.getItNamed': 'Get It! {reward}',
  'shop.mysteryQuestion': 'What could it be?',
  'shop.redeemQuestion': 'Should we ask for it?',
  'shop.sayWhy': 'Say why',
  'shop.noteExample': 'I’d like it because…',
  'shop.requesting': 'Asking',
  'shop.requested': 'You asked for it!',
  'shop.requestFailed': 'That didn’t work',
  // Stars are still on the kid's side. {reward} is 'Movie night'.
  'shop.couldNotAsk': 'I couldn’t ask for {reward}. Your stars are safe.',
  'shop.noInternet': 'I need the internet to ask.',
  'shop.needMore': 'You need {count, plural, one {# more star} other {# more stars}} for this one.',
  'shop.allGone': 'Oh, that one is all gone.',
  'shop.limitReached': 'You had this one. It comes back soon!',

  // Taking back what waits.
  'shop.takeBack': 'Take it back',
  'shop.takeBackNamed': 'Take it back: {reward}',
  'shop.takeBackQuestion': 'Take it back?',
  'shop.takeBackText': 'Then your stars for {reward} are free again.',
  'shop.keepIt': 'Keep it',
  'shop.takingBack': 'One moment',
  'shop.takenBack': 'Taken back!',
  'shop.takenBackText': 'Your stars are free again.',
  'shop.takeBackFailed': 'That didn’t work',
  'shop.alreadyReviewed': 'A grown-up got there first!',

  // Promised and not handed over yet.
  'shop.onItsWay': 'On its way',
  'shop.onItsWayCount': 'On its way: {count, number}',
  'shop.saidYes': '{name} said yes',
  'shop.grownUpSaidYes': 'A grown-up said yes',
  'shop.morePromises': 'and {count, number} more',

  // Read aloud.
  'shop.spokenWish': 'It’s your wish.',
  'shop.spokenNeedStars': 'You need {count, plural, one {# more star} other {# more stars}}.',
  // Stars that wait with a request. {rewards} is a list of names.
  'shop.spokenHeld': '{count, plural, one {# star waits} other {# stars wait}} for {rewards}.',
  'shop.spokenSoldOut': 'It’s all gone.',
  'shop.spokenDeclined': 'Not this time.',

  // Words of the book in which a kid sees where stars came from.

  'starBook.title': 'My star book',
  // The button that leads to the star book; short
  'starBook.short': 'Star book',
  'starBook.empty': 'Your book is still empty',
  'starBook.emptyText': 'Every star you earn gets its own line.',
  'starBook.today': 'Today',
  'starBook.yesterday': 'Yesterday',
  'starBook.newer': 'Page back',
  'starBook.older': 'Next page',
  'starBook.page': 'Page {page, number}',

  // Under the name of a chore, a reward, or why it was given or taken; the grown-up by the first name.
  'starBook.done': 'You did it!',
  'starBook.gotIt': 'You got it',
  'starBook.gift': 'A gift for you',
  'starBook.giftFrom': 'A gift from {name}',
  'starBook.taken': 'These went back',
  'starBook.takenBy': 'These went back to {name}',
  'starBook.lookedAgain': 'A grown-up looked again',
  'starBook.lookedAgainNamed': '{name} looked again',

  // Beside a star.
  'starBook.plus': '+{count, number}',
  'starBook.minus': '−{count, number}',
  'starBook.spokenPlus': 'Plus {count, plural, one {# star} other {# stars}}.',
  'starBook.spokenMinus': 'Minus {count, plural, one {# star} other {# stars}}.',
} as const;
