import type en from '../../en/features/star-book';

/** Words of the book in which a kid sees where stars came from. */
export default {
  'starBook.title': 'Mi libro de estrellas',
  'starBook.empty': 'Tu libro aún está vacío',
  'starBook.emptyText': 'Cada estrella que ganes tendrá aquí su renglón.',
  'starBook.today': 'Hoy',
  'starBook.yesterday': 'Ayer',
  'starBook.newer': 'Página anterior',
  'starBook.older': 'Página siguiente',
  'starBook.page': 'Página {page, number}',

  'starBook.done': '¡Lo hiciste!',
  'starBook.gotIt': '¡Conseguido!',
  'starBook.gift': 'Un regalo para ti',
  'starBook.giftFrom': 'Un regalo de {name}',
  'starBook.taken': 'Estas se devolvieron',
  'starBook.takenBy': 'Estas volvieron con {name}',
  'starBook.lookedAgain': 'Un adulto lo miró otra vez',
  'starBook.lookedAgainNamed': '{name} lo miró otra vez',

  'starBook.plus': '+{count, number}',
  'starBook.minus': '−{count, number}',
  'starBook.spokenPlus': 'Más {count, plural, one {# estrella} other {# estrellas}}.',
  'starBook.spokenMinus': 'Menos {count, plural, one {# estrella} other {# estrellas}}.',
} satisfies Record<keyof typeof en, string>;
