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
} satisfies Record<keyof typeof en, string>;
