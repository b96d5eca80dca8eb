import type en from '../../en/features/star-book';

/** Words of the book in which a kid sees where stars came from. */
export default {
  'starBook.title': 'Meu livro de estrelas',
  'starBook.empty': 'Seu livro ainda está vazio',
  'starBook.emptyText': 'Cada estrela que você ganhar terá uma linha aqui.',
  'starBook.today': 'Hoje',
  'starBook.yesterday': 'Ontem',
  'starBook.newer': 'Página anterior',
  'starBook.older': 'Próxima página',
  'starBook.page': 'Página {page, number}',

  'starBook.done': 'Você fez!',
  'starBook.gotIt': 'Você ganhou',
  'starBook.gift': 'Um presente para você',
  'starBook.giftFrom': 'Um presente de {name}',
  'starBook.taken': 'Estas voltaram',
  'starBook.takenBy': 'Estas voltaram para {name}',
  'starBook.lookedAgain': 'Um adulto olhou de novo',
  'starBook.lookedAgainNamed': '{name} olhou de novo',

  'starBook.plus': '+{count, number}',
  'starBook.minus': '−{count, number}',
  'starBook.spokenPlus': 'Mais {count, plural, one {# estrela} other {# estrelas}}.',
  'starBook.spokenMinus': 'Menos {count, plural, one {# estrela} other {# estrelas}}.',
} satisfies Record<keyof typeof en, string>;
