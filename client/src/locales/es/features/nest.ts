import type en from '../../en/features/nest';

/** Words of My nest, where a kid furnishes what was earned. */
export default {
  'nest.who': '¿Quién eres?',
  'nest.room': 'Mi nido',
  'nest.things': 'Mis cosas',
  'nest.freeSpots': 'Sitios libres',
  'nest.notSaved': 'No se pudo',

  'nest.taken': '{thing}: ¡ahora toca un sitio!',
  'nest.trade': 'Cambiar de sitio con: {thing}',
  'nest.put': '{thing}: {spot}',
  'nest.onBranch': 'En la rama, sitio {place, number}',
  'nest.onHook': 'Bajo la rama, sitio {place, number}',
  'nest.atRim': 'A mi lado, sitio {place, number}',
  'nest.onGround': 'En la hierba, sitio {place, number}',

  'nest.thing.birdhouse': 'Casita',
  'nest.thing.blanket': 'Manta',
  'nest.thing.bookshelf': 'Estantería',
  'nest.thing.crown-cushion': 'Corona',
  'nest.thing.flag': 'Bandera',
  'nest.thing.kite': 'Cometa',
  'nest.thing.lamp': 'Lámpara',
  'nest.thing.lantern': 'Farol',
  'nest.thing.mailbox': 'Buzón',
  'nest.thing.rocket': 'Cohete',
  'nest.thing.rug': 'Alfombra',
  'nest.thing.star-garland': 'Guirnalda',
  'nest.thing.teddy': 'Osito',
  'nest.thing.telescope': 'Telescopio',
  'nest.thing.wind-chime': 'Móvil de viento',
  'nest.thing.window-box': 'Jardinera',

  'nest.stickers': 'Mis stickers',
  'nest.noStickers': 'Llena tu nido del día. ¡Su huevo trae un sticker para ti!',
  'nest.times': '×{count}',
} satisfies Record<keyof typeof en, string>;
