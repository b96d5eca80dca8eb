import type en from '../../en/features/pair';

/** Words of the page that makes a browser the family’s tablet. */
export default {
  'pair.title': 'Associer la tablette',
  'pair.hint': 'Un adulte trouve les {count} chiffres dans Réglages, Appareils.',
  'pair.linkedHint': 'Ensuite, chaque enfant touche son prénom, sans code.',
  'pair.digits': '{count} chiffres',
  'pair.short': 'Tapez les {count} chiffres.',
  'pair.connect': 'Associer',
  'pair.connecting': 'Association',
  'pair.unknown': 'Ces chiffres ne marchent pas. Les bons sont dans Réglages, Appareils.',
  'pair.tooMany':
    'Cela fait beaucoup d’essais. Attendez quelques minutes, puis demandez de nouveaux chiffres.',
  'pair.offline': 'Pas d’internet pour l’instant. Réessayez.',
  'pair.failed': 'Cela n’a pas marché. Réessayez.',
  'pair.connected': 'C’est maintenant la tablette de votre famille',
  'pair.connectedNamed': 'Cette tablette est maintenant à {family}',
  'pair.connectedText': 'Chacun touche son prénom.',
  'pair.codeInstead': 'Connexion des enfants',
} satisfies Record<keyof typeof en, string>;
