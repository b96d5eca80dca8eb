import type en from '../../en/features/app';

/** Words of the frame around every screen: loading, offline, errors. */
export default {
  'app.unauthorized': 'Nicht angemeldet',
  'app.unauthorizedText': 'Du bist abgemeldet. Du wirst neu angemeldet …',
  'app.logoutFailed': 'Abmelden hat nicht geklappt',

  'app.broken': 'Pip hat etwas fallen lassen',
  'app.brokenText': 'Deine Sterne sind sicher. Lade die Seite neu, dann geht es weiter.',
} satisfies Record<keyof typeof en, string>;
