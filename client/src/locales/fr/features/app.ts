import type en from '../../en/features/app';

/** Words of the frame around every screen. Kids and grown-ups see them, so nobody is addressed. */
export default {
  'app.unauthorized': 'Accès refusé',
  'app.unauthorizedText': 'La session est terminée. Reconnexion…',
  'app.logoutFailed': 'La déconnexion a échoué',

  'app.broken': 'Pip a fait tomber quelque chose',
  'app.brokenText': 'Les étoiles sont à l’abri. Il suffit de recharger la page.',
} satisfies Record<keyof typeof en, string>;
