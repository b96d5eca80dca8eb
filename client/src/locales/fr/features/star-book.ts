import type en from '../../en/features/star-book';

/** Words of the book in which a kid sees where stars came from. */
export default {
  'starBook.title': 'Mon carnet d’étoiles',
  'starBook.empty': 'Ton carnet est encore vide',
  'starBook.emptyText': 'Chaque étoile gagnée y trouve sa ligne.',
  'starBook.today': 'Aujourd’hui',
  'starBook.yesterday': 'Hier',
  'starBook.newer': 'Page d’avant',
  'starBook.older': 'Page suivante',
  'starBook.page': 'Page {page, number}',

  'starBook.done': 'Mission réussie !',
  'starBook.gotIt': 'Récompense obtenue',
  'starBook.gift': 'Un cadeau pour toi',
  'starBook.giftFrom': 'Offert par {name}',
  'starBook.taken': 'Étoiles reparties',
  'starBook.takenBy': 'Reprises par {name}',
  'starBook.lookedAgain': 'Un adulte a regardé encore une fois',
  'starBook.lookedAgainNamed': '{name} a regardé encore une fois',

  'starBook.plus': '+{count, number}',
  'starBook.minus': '−{count, number}',
  'starBook.spokenPlus': 'Plus {count, plural, one {# étoile} other {# étoiles}}.',
  'starBook.spokenMinus': 'Moins {count, plural, one {# étoile} other {# étoiles}}.',
} satisfies Record<keyof typeof en, string>;
