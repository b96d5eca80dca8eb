import type en from '../../en/features/stars';

/** Words about a kid’s stars that stand where stars are shown to a parent. */
export default {
  'stars.give': 'Dar estrellas',
  'stars.giveTo': 'Dar estrellas a {name}',
  'stars.free': '<0>{count, number}</0> {count, plural, one {libre} other {libres}}',
  'stars.held': '<0>{count, number}</0> {count, plural, one {reservada} other {reservadas}}',
  'stars.heldFor':
    '<0>{count, number}</0> {count, plural, one {reservada} other {reservadas}} para {reward}{others, plural, =0 {} one { y uno más} other { y # más}}',
  'stars.statement': 'Estrellas',
  'stars.statementOf': 'De dónde vienen las estrellas de {name}',
} satisfies Record<keyof typeof en, string>;
