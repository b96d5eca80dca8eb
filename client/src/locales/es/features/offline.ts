import type en from '../../en/features/offline';

/** Words for a network that is away, and for an address that is nobody's. */
export default {
  'offline.title': 'Ahora no hay internet',
  'offline.note': 'Volverá solo.',
  'offline.text': 'Tus estrellas están a salvo. El nido se abre solo cuando vuelva internet.',
  'offline.tryAgain': 'Probar otra vez',
  'offline.looking': 'Buscando',
  'offline.aloud':
    'Ahora no hay internet. Tus estrellas están a salvo. El nido se abre solo cuando vuelva internet.',

  'offline.notFound': '404: página no encontrada',
  'offline.notFoundText': 'En esta rama no hay ningún nido.',
  'offline.home': 'Inicio',
} satisfies Record<keyof typeof en, string>;
