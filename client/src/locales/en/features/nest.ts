/** Words of My nest, where a kid furnishes what was earned. */
export default {
  'nest.who': 'Who are you?',
  'nest.room': 'My nest',
  'nest.things': 'My things',
  'nest.freeSpots': 'Free places',
  'nest.notSaved': 'That did not work',

  // A thing is taken up, then put where one taps: a free place, or another thing to trade with.
  'nest.taken': '{thing}: now tap a place!',
  'nest.trade': 'Trade places with: {thing}',
  'nest.put': '{thing}: {spot}',
  'nest.onBranch': 'On the branch, place {place, number}',
  'nest.onHook': 'Under the branch, place {place, number}',
  'nest.atRim': 'Beside me, place {place, number}',
  'nest.onGround': 'On the grass, place {place, number}',

  'nest.thing.birdhouse': 'Birdhouse',
  'nest.thing.blanket': 'Blanket',
  'nest.thing.bookshelf': 'Bookshelf',
  'nest.thing.crown-cushion': 'Crown',
  'nest.thing.flag': 'Flag',
  'nest.thing.kite': 'Kite',
  'nest.thing.lamp': 'Lamp',
  'nest.thing.lantern': 'Lantern',
  'nest.thing.mailbox': 'Mailbox',
  'nest.thing.rocket': 'Rocket',
  'nest.thing.rug': 'Rug',
  'nest.thing.star-garland': 'Star garland',
  'nest.thing.teddy': 'Teddy',
  'nest.thing.telescope': 'Telescope',
  'nest.thing.wind-chime': 'Wind chime',
  'nest.thing.window-box': 'Window box',

  'nest.stickers': 'My stickers',
  'nest.noStickers': 'Fill your nest of the day. Its egg has a sticker for you!',
  // How many of one sticker there are.
  'nest.times': '×{count}',
} as const;
