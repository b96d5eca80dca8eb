import type en from '../../en/features/nest';

/** Words of My nest, where a kid furnishes what was earned. */
export default {
  'nest.who': 'Qui es-tu ?',
  'nest.room': 'Mon nid',
  'nest.things': 'Mes objets',
  'nest.freeSpots': 'Places libres',
  'nest.notSaved': 'Ça n’a pas marché',

  'nest.taken': '{thing} : touche une place !',
  'nest.trade': 'Échanger avec : {thing}',
  'nest.put': '{thing} : {spot}',
  'nest.onBranch': 'Sur la branche, place {place, number}',
  'nest.onHook': 'Sous la branche, place {place, number}',
  'nest.atRim': 'À côté de moi, place {place, number}',
  'nest.onGround': 'Dans l’herbe, place {place, number}',

  'nest.thing.birdhouse': 'Nichoir',
  'nest.thing.blanket': 'Couverture',
  'nest.thing.bookshelf': 'Bibliothèque',
  'nest.thing.crown-cushion': 'Couronne',
  'nest.thing.flag': 'Drapeau',
  'nest.thing.kite': 'Cerf-volant',
  'nest.thing.lamp': 'Lampe',
  'nest.thing.lantern': 'Lanterne',
  'nest.thing.mailbox': 'Boîte aux lettres',
  'nest.thing.rocket': 'Fusée',
  'nest.thing.rug': 'Tapis',
  'nest.thing.star-garland': 'Guirlande d’étoiles',
  'nest.thing.teddy': 'Nounours',
  'nest.thing.telescope': 'Télescope',
  'nest.thing.wind-chime': 'Carillon',
  'nest.thing.window-box': 'Jardinière',

  'nest.stickers': 'Mes autocollants',
  'nest.noStickers': 'Remplis ton nid du jour. Son œuf cache un autocollant pour toi !',
  'nest.times': '×{count}',
} satisfies Record<keyof typeof en, string>;
