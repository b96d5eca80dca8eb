import type en from '../../en/features/star-book';

/** Words of the book in which a kid sees where stars came from. */
export default {
  'starBook.title': 'Mein Sternebuch',
  'starBook.empty': 'Dein Buch ist noch leer',
  'starBook.emptyText': 'Jeder Stern, den du sammelst, bekommt eine Zeile.',
  'starBook.today': 'Heute',
  'starBook.yesterday': 'Gestern',
  'starBook.newer': 'Zurückblättern',
  'starBook.older': 'Umblättern',
  'starBook.page': 'Seite {page, number}',

  // Under the name of a chore, a reward, or why it was given or taken
  'starBook.done': 'Geschafft!',
  'starBook.gotIt': 'Bekommen',
  'starBook.gift': 'Ein Geschenk für dich',
  'starBook.giftFrom': 'Ein Geschenk von {name}',
  'starBook.taken': 'Die gingen zurück',
  'starBook.takenBy': 'Die gingen zurück an {name}',
  'starBook.lookedAgain': 'Die Großen haben noch mal geschaut',
  'starBook.lookedAgainNamed': '{name} hat noch mal geschaut',

  // Beside a star
  'starBook.plus': '+{count, number}',
  'starBook.minus': '−{count, number}',
  'starBook.spokenPlus': 'Plus {count, plural, one {ein Stern} other {# Sterne}}.',
  'starBook.spokenMinus': 'Minus {count, plural, one {ein Stern} other {# Sterne}}.',
} satisfies Record<keyof typeof en, string>;
