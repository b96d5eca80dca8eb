/** What a kid is told of what grown-ups did: 'While you were away', and the celebrations. Warm and short. */
export default {
  'news.away': 'While you were away',
  'news.step': '{step, number} of {of, number}',
  'news.leave': 'Close',
  'news.saidYes': '{name} said yes',
  'news.grownUpSaidYes': 'A grown-up said yes',
  'news.gave': 'From {name}',
  'news.gaveGrownUp': 'From a grown-up',
  // Before a star.
  'news.plus': '+{count, number}',
  'news.more': '{count, plural, one {and # more} other {and # more}}',
  'news.wow': 'Wow!',
  'news.levelUp': 'Level up!',
  'news.newThing': '{thing} for your nest',
  'news.nextThing': 'Next: {thing}',
  // Beside a star.
  'news.starsToThing': '{count, number} more',
  'news.allThings': 'Your nest has everything!',
  'news.yeah': 'Yeah!',
  'news.newBadge': 'A new badge for you',
  'news.newBadgeDone': 'Hooray!',
  'news.wishReached': 'You did it!',
  'news.wishReachedText': 'You have the stars for {reward}.',
  'news.weekWon': 'You won the week!',
  'news.weekWonText': '{count, plural, one {# star} other {# stars}} last week',
  'news.great': 'Great!',
  'news.gift': 'A gift for you',
  'news.giftFrom': 'A gift from {name}',
  'news.openGift': 'Tap the gift!',
  'news.openGiftNamed': 'Open the gift, {step, number} of {of, number}',
  'news.hooray': 'Hooray, {name}!',
  'news.rewardIsYours': '{reward} is yours.',
  'news.mysteryRevealed': 'Surprise: {reward}!',
  'news.quote': '“{text}”',
  // What is read aloud: the note …
  'news.noteAbout': 'the note about {reward}',
  // <0/> is a star and a number.
  'news.starsLeft': '<0/> left to spend',
  'news.rewardDone': 'Yippee!',

  // In Pip's bubble.
  'news.starsForYou': '{count, plural, one {# star} other {# stars}} for you!',
  'news.starsBack': '{count, plural, one {# star} other {# stars}} went back',
  'news.lookedAgain': 'A grown-up looked again',
  'news.lookedAgainBy': '{name} looked again',
  'news.choreWithNote': '{chore}: {note}',
  'news.delivered': 'Here it is!',
} as const;
