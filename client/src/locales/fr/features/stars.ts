import type en from '../../en/features/stars';

/** Words about a kid’s stars that stand where stars are shown to a parent. */
export default {
  'stars.give': 'Donner',
  'stars.giveTo': 'Donner des étoiles à {name}',
  'stars.free': '<0>{count, number}</0> {count, plural, one {libre} other {libres}}',
  'stars.held': '<0>{count, number}</0> en attente',
  'stars.heldFor':
    '<0>{count, number}</0> en attente : {reward}{others, plural, =0 {} one { et une autre} other { et # autres}}',
  'stars.statement': 'Étoiles',
  'stars.statementOf': 'D’où viennent les étoiles : {name}',
} satisfies Record<keyof typeof en, string>;
