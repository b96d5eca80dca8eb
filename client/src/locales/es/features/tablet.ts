import type en from '../../en/features/tablet';

/** Words of the family's tablet: its name cards, handing it on, and its rest. */
export default {
  'tablet.ours': 'Nuestra tablet',
  'tablet.notLoaded': 'Los nombres no se cargaron',
  'tablet.notOurs': 'Esta tablet ya no está conectada',
  'tablet.notOursText': 'Escribe tu código familiar o pide a un adulto que la conecte otra vez.',
  'tablet.yourTurn': 'Te toca',

  'tablet.giveTo': 'Pásasela a {name}',
  'tablet.iAm': 'Soy {name}',
  'tablet.someoneElse': 'Otra persona',

  'tablet.stillThere': '¿Sigues ahí, {name}?',
  'tablet.here': '¡Aquí estoy!',
} satisfies Record<keyof typeof en, string>;
