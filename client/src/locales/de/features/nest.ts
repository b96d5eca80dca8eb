import type en from '../../en/features/nest';

/** Words of My nest, where a kid furnishes what was earned. */
export default {
  'nest.who': 'Wer bist du?',
  'nest.room': 'Mein Nest',
  'nest.things': 'Meine Sachen',
  'nest.freeSpots': 'Freie Plätze',
  'nest.notSaved': 'Das ging nicht',

  // A thing is taken up, then put where one taps
  'nest.taken': '{thing}: Tipp jetzt auf einen Platz!',
  'nest.trade': 'Plätze tauschen mit: {thing}',
  'nest.put': '{thing}: {spot}',
  'nest.onBranch': 'Auf dem Ast, Platz {place, number}',
  'nest.onHook': 'Unter dem Ast, Platz {place, number}',
  'nest.atRim': 'Neben mir, Platz {place, number}',
  'nest.onGround': 'Auf der Wiese, Platz {place, number}',

  'nest.thing.birdhouse': 'Vogelhaus',
  'nest.thing.blanket': 'Decke',
  'nest.thing.bookshelf': 'Bücherregal',
  'nest.thing.crown-cushion': 'Krone',
  'nest.thing.flag': 'Fahne',
  'nest.thing.kite': 'Drachen',
  'nest.thing.lamp': 'Lampe',
  'nest.thing.lantern': 'Laterne',
  'nest.thing.mailbox': 'Briefkasten',
  'nest.thing.rocket': 'Rakete',
  'nest.thing.rug': 'Teppich',
  'nest.thing.star-garland': 'Sternenkette',
  'nest.thing.teddy': 'Teddy',
  'nest.thing.telescope': 'Fernrohr',
  'nest.thing.wind-chime': 'Windspiel',
  'nest.thing.window-box': 'Blumenkasten',

  'nest.stickers': 'Meine Sticker',
  'nest.noStickers': 'Füll dein Nest für heute. Im Ei ist ein Sticker für dich!',
  'nest.times': '×{count}',
} satisfies Record<keyof typeof en, string>;
