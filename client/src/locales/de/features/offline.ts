import type en from '../../en/features/offline';

/** Words for a network that is away, and for an address that is nobody's. */
export default {
  'offline.title': 'Gerade kein Internet',
  'offline.note': 'Wir kommen von selbst wieder.',
  'offline.text': 'Deine Sterne sind sicher. Das Nest geht von selbst auf, wenn das Internet wieder da ist.',
  'offline.tryAgain': 'Noch mal',
  'offline.looking': 'Schaut nach',
  'offline.aloud':
    'Gerade kein Internet. Deine Sterne sind sicher. Das Nest geht von selbst auf, wenn das Internet wieder da ist.',

  'offline.notFound': '404 – Seite nicht gefunden',
  'offline.notFoundText': 'Auf diesem Ast ist kein Nest.',
  'offline.home': 'Start',
} satisfies Record<keyof typeof en, string>;
