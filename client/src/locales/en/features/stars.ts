/** Words about a kid’s stars that stand where stars are shown to a parent. */
export default {
  'stars.give': 'Give stars',
  'stars.giveTo': 'Give stars to {name}',
  // <0> is bold.
  'stars.free': '<0>{count, number}</0> free',
  'stars.held': '<0>{count, number}</0> held',
  'stars.heldFor':
    '<0>{count, number}</0> held for {reward}{others, plural, =0 {} one { and one more} other { and # more}}',
  'stars.statement': 'Stars',
  'stars.statementOf': 'Where {name}’s stars came from',
} as const;
