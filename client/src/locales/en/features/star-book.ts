/** Words of the book in which a kid sees where stars came from. */
export default {
  'starBook.title': 'My star book',
  'starBook.empty': 'Your book is still empty',
  'starBook.emptyText': 'Every star you earn gets a line of its own.',
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
