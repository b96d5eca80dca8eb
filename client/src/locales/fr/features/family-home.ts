import type en from '../../en/features/family-home';

/** Words of a family’s home page, seen by a parent who is signed in. */
export default {
  'familyHome.title': 'Accueil',
  'familyHome.welcome': 'Bon retour, {name} !',
  'familyHome.logout': 'Déconnexion',
  'familyHome.loggingOut': 'À bientôt',
  'familyHome.text': 'Les étoiles de tout le monde, dans un seul nid.',
  'familyHome.dashboard': 'Tableau de bord',

  'familyHome.kids': 'Enfants',

  'familyHome.next': 'Et maintenant ?',
  'familyHome.manageKids': 'Gérer les enfants',
  'familyHome.manageKidsText': 'Prénoms, couleurs et images secrètes',
  'familyHome.setupChores': 'Préparer les missions',
  'familyHome.setupChoresText': 'Ce qui rapporte des étoiles, et combien',
  'familyHome.viewAnalytics': 'Voir le bilan',
  'familyHome.viewAnalyticsText': 'Les étoiles jour par jour, et qui mène la semaine',
  'familyHome.rewardHistory': 'Récompenses passées',
  'familyHome.rewardHistoryText': 'Ce que chacun a demandé, mois par mois',
  'familyHome.back': 'Retour à la famille',
} satisfies Record<keyof typeof en, string>;
