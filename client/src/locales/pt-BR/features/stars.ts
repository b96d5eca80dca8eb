import type en from '../../en/features/stars';

/** Words about a kid’s stars that stand where stars are shown to a parent. */
export default {
  'stars.give': 'Dar estrelas',
  'stars.giveTo': 'Dar estrelas a {name}',
  'stars.free': '<0>{count, number}</0> {count, plural, =0 {livres} one {livre} other {livres}}',
  'stars.held': '<0>{count, number}</0> {count, plural, =0 {reservadas} one {reservada} other {reservadas}}',
  'stars.heldFor':
    '<0>{count, number}</0> {count, plural, one {reservada} other {reservadas}} para {reward}{others, plural, =0 {} one { e mais um} other { e mais #}}',
  'stars.statement': 'Estrelas',
  'stars.statementOf': 'De onde vieram as estrelas de {name}',
} satisfies Record<keyof typeof en, string>;
