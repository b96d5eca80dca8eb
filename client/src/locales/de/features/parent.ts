import type en from '../../en/features/parent';

/** Words of the parent’s dashboard: its rail, and what its tabs are headed by. */
export default {
  'parent.dashboard': 'Elternbereich',
  'parent.portal': 'Elternbereich',
  'parent.starnestHome': 'Starnest, Start',
  'parent.home': 'Start',
  'parent.logout': 'Abmelden',
  'parent.loading': 'Lädt …',

  // The tabs
  'parent.overview': 'Übersicht',
  'parent.approvals': 'Bestätigen',
  'parent.plan': 'Plan',
  'parent.kids': 'Kinder',
  'parent.chores': 'Aufgaben',
  'parent.rewards': 'Belohnungen',
  'parent.rewardHistory': 'Belohnungs\u00adkalender',
  'parent.messages': 'Nachrichten',
  'parent.analytics': 'Auswertung',
  'parent.settings': 'Einstellungen',
  'parent.more': 'Mehr',

  // Overview
  'parent.quickActions': 'Schnell erledigt',
  'parent.addChore': 'Aufgabe anlegen',
  'parent.addReward': 'Belohnung anlegen',
  'parent.sendMessage': 'Nachricht schicken',
  'parent.seeAnalytics': 'Auswertung ansehen',

  // To a helper
  'parent.helperNote':
    'Du betreust hier mit. {count, plural, one {{names} ändert Aufgaben.} other {{names} ändern Aufgaben.}}',

  'parent.approvalsText': 'Bestätige, dann gibt es die Sterne.',

  // Messages
  'parent.messagesText': 'Kinder sehen deine Nachricht sofort.',
  'parent.messagesLoading': 'Nachrichten laden',
  'parent.noKids': 'Noch keine Kinder eingetragen!',
  'parent.noKidsToWrite': 'Sobald ein Kind eingetragen ist, kannst du ihm hier schreiben.',
  'parent.addFirstKid': 'Erstes Kind eintragen',
  'parent.kidsFailed': 'Eure Kinder ließen sich nicht laden',

  // Analytics
  'parent.analyticsShown': 'Was du siehst',
  'parent.insights': 'Zahlen',
  'parent.leaderboard': 'Rangliste',
  'parent.weeklyLeaderboard': 'Rangliste der Woche',

  // What a kid just did
  'parent.choreDone': '{name} hat etwas geschafft',
  'parent.approvedByItself':
    '{chore}: automatisch bestätigt, {stars, plural, one {# Stern} other {# Sterne}}',
  'parent.rewardAsked': '{name} möchte eine Belohnung',
  'parent.review': 'Anschauen',
} satisfies Record<keyof typeof en, string>;
