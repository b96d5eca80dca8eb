import type en from '../../en/features/stars';

/** Words about a kid’s stars that stand where stars are shown to a parent. */
export default {
  'stars.give': 'Sterne geben',
  'stars.giveTo': '{name} Sterne geben',
  'stars.free': '<0>{count, number}</0> frei',
  'stars.held': '<0>{count, number}</0> reserviert',
  'stars.heldFor':
    '<0>{count, number}</0> reserviert für {reward}{others, plural, =0 {} one { und noch eins} other { und # weitere}}',
  'stars.statement': 'Sterne',
  'stars.statementOf': 'Woher die Sterne von {name} kommen',
} satisfies Record<keyof typeof en, string>;
