import type en from '../../en/features/sessions';

/** Words of where a person is signed in. */
export default {
  'sessions.title': 'Sessions ouvertes',
  'sessions.text':
    'Chaque navigateur où votre session est ouverte. Fermez celle qui n’est pas la vôtre, ou qui ne vous sert plus.',
  'sessions.value': '{count, plural, one {Seulement ici} other {# navigateurs}}',
  'sessions.loading': 'Chargement de vos sessions',
  'sessions.notLoaded': 'Vos sessions ne se sont pas chargées',
  'sessions.thisBrowser': 'Ce navigateur',
  'sessions.unknown': 'Navigateur inconnu',
  'sessions.used': 'Ouverte le {date} · <0>dernier usage : {ago}</0>',
  'sessions.end': 'Fermer',
  'sessions.endNamed': 'Fermer : {device}',
  'sessions.ended': 'Session fermée : {device}',
  'sessions.endFailed': 'La session n’a pas été fermée',
  'sessions.endAll': 'Fermer toutes les autres',
  'sessions.endAllQuestion': 'Fermer toutes les autres sessions ?',
  'sessions.endAllText': 'Celle-ci reste ouverte. Tous les autres navigateurs devront se reconnecter.',
  'sessions.endingAll': 'Fermeture',
  'sessions.endedAll': 'Votre session n’est plus ouverte qu’ici',
  'sessions.kids': 'Enfants connectés',
  'sessions.kidsNone': 'Aucun enfant n’est connecté en ce moment.',
  'sessions.kidsLoading': 'Chargement des navigateurs des enfants',
  'sessions.kidsNotLoaded': 'Les navigateurs des enfants n’ont pas pu être chargés',
  'sessions.kidOn': '{device}\u00a0· <0>depuis {date}</0>',
  'sessions.endKid': 'Déconnecter {name} de {device}',
  'sessions.kidEnded': '{name} est déconnecté',
} satisfies Record<keyof typeof en, string>;
