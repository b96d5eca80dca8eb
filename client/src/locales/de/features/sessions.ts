import type en from '../../en/features/sessions';

/** Words of where a person is signed in. */
export default {
  'sessions.title': 'Angemeldete Browser',
  'sessions.text':
    'Überall hier bist du angemeldet. Beende, was nicht deins ist oder was du nicht mehr brauchst.',
  'sessions.value': '{count, plural, one {Nur dieser} other {# Browser}}',
  'sessions.loading': 'Browser laden',
  'sessions.notLoaded': 'Deine Browser ließen sich nicht laden',
  'sessions.thisBrowser': 'Dieser Browser',
  'sessions.unknown': 'Unbekannter Browser',
  'sessions.used': 'Angemeldet am {date}\u00a0· <0>zuletzt benutzt {ago}</0>',
  'sessions.end': 'Beenden',
  'sessions.endNamed': '{device} beenden',
  'sessions.ended': '{device} ist abgemeldet',
  'sessions.endFailed': 'Es wurde nicht abgemeldet',
  'sessions.endAll': 'Überall sonst abmelden',
  'sessions.endAllQuestion': 'Überall sonst abmelden?',
  'sessions.endAllText': 'Hier bleibst du angemeldet. In jedem anderen Browser musst du dich neu anmelden.',
  'sessions.endingAll': 'Meldet ab',
  'sessions.endedAll': 'Du bist jetzt nur noch hier angemeldet',
  'sessions.kids': 'Angemeldete Kinder',
  'sessions.kidsNone': 'Gerade ist kein Kind angemeldet.',
  'sessions.kidsLoading': 'Die Browser der Kinder werden geladen',
  'sessions.kidsNotLoaded': 'Die Browser der Kinder wurden nicht geladen',
  'sessions.kidOn': '{device}\u00a0· <0>seit {date}</0>',
  'sessions.endKid': '{name} auf {device} abmelden',
  'sessions.kidEnded': '{name} ist abgemeldet',
} satisfies Record<keyof typeof en, string>;
