import type en from '../../en/features/offline';

/** Words for a network that is away, and for an address that is nobody’s. Kids and grown-ups see them. */
export default {
  'offline.title': 'Pas d’internet pour l’instant',
  'offline.note': 'Tout reviendra tout seul.',
  'offline.text': 'Les étoiles sont à l’abri. Le nid s’ouvrira tout seul quand internet reviendra.',
  'offline.tryAgain': 'Réessayer',
  'offline.looking': 'Recherche',
  'offline.aloud':
    'Pas d’internet pour l’instant. Les étoiles sont à l’abri. Le nid s’ouvrira tout seul quand internet reviendra.',

  'offline.notFound': '404 : page introuvable',
  'offline.notFoundText': 'Il n’y a pas de nid sur cette branche.',
  'offline.home': 'Accueil',
} satisfies Record<keyof typeof en, string>;
