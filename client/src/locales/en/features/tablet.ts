/** Words of the family's tablet: its name cards, handing it on, and its rest. */
export default {
  'tablet.ours': 'Our tablet',
  'tablet.notLoaded': 'The names did not load',
  'tablet.notOurs': 'This tablet is not connected any more',
  'tablet.notOursText': 'Type your family code, or ask a grown-up to connect it again.',
  // On the card of a kid whose turn it is, beside the chore's picture
  'tablet.yourTurn': 'Your turn',

  // One kid gives it to the next
  'tablet.giveTo': 'Give it to {name}',
  'tablet.iAm': 'I am {name}',
  'tablet.someoneElse': 'Someone else',

  // Nobody has touched it for a while
  'tablet.stillThere': 'Still there, {name}?',
  'tablet.here': 'I’m here!',
} as const;
