import type en from '../../en/features/tablet';

/** Words of the family's tablet: its name cards, handing it on, and its rest. */
export default {
  'tablet.ours': 'Unser Tablet',
  'tablet.notLoaded': 'Die Namen ließen sich nicht laden',
  'tablet.notOurs': 'Tablet nicht verbunden',
  'tablet.notOursText': 'Tipp euren Code ein.',
  'tablet.yourTurn': 'Du bist dran',

  // One kid gives it to the next
  'tablet.giveTo': 'Gib es {name}',
  'tablet.iAm': 'Ich bin {name}',
  'tablet.someoneElse': 'Jemand anders',

  // Nobody has touched it for a while
  'tablet.stillThere': 'Bist du noch da, {name}?',
  'tablet.here': 'Bin da!',
} satisfies Record<keyof typeof en, string>;
