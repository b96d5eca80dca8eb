import type en from '../../en/features/family-home';

/** Words of a family’s home page, seen by a parent who is signed in. */
export default {
  'familyHome.title': 'Start',
  'familyHome.welcome': 'Willkommen zurück, {name}!',
  'familyHome.logout': 'Abmelden',
  'familyHome.loggingOut': 'Meldet ab',
  'familyHome.text': 'Alle Sterne in einem Nest.',
  'familyHome.dashboard': 'Elternbereich',

  'familyHome.kids': 'Kinder',

  // Where to go from here
  'familyHome.next': 'Wie geht’s weiter?',
  'familyHome.manageKids': 'Kinder verwalten',
  'familyHome.manageKidsText': 'Namen, Farben und Geheimbilder',
  'familyHome.setupChores': 'Aufgaben einrichten',
  'familyHome.setupChoresText': 'Was Sterne bringt, und wie viele',
  'familyHome.viewAnalytics': 'Auswertung ansehen',
  'familyHome.viewAnalyticsText': 'Sterne pro Tag, und wer diese Woche vorn ist',
  'familyHome.rewardHistory': 'Belohnungskalender',
  'familyHome.rewardHistoryText': 'Wonach alle gefragt haben, Monat für Monat',
  'familyHome.back': 'Zurück zur Familie',
} satisfies Record<keyof typeof en, string>;
