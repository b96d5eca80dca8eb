import type en from '../../en/features/analytics';

/** Words of the analytics and its printed report. */
export default {
  'analytics.loading': 'Auswertung lädt …',
  'analytics.loadFailed': 'Die Auswertung ließ sich nicht laden',
  'analytics.noKids': 'Noch nichts auszuwerten!',
  'analytics.noKidsHint': 'Zahlen stehen hier, sobald Kinder da sind, die Aufgaben erledigen.',
  'analytics.range': 'Zeitraum',
  'analytics.range.7': 'Letzte 7 Tage',
  'analytics.range.30': 'Letzte 30 Tage',
  'analytics.range.90': 'Letzte 3 Monate',
  'analytics.print': 'Drucken',
  'analytics.printedRange': '{range}, bis {date}',

  // Sums
  'analytics.sums': 'Der Zeitraum in Zahlen',
  'analytics.choresCompleted': '{count, plural, one {Erledigte Aufgabe} other {Erledigte Aufgaben}}',
  'analytics.starsEarned': '{count, plural, one {Verdienter Stern} other {Verdiente Sterne}}',
  'analytics.rewardsRedeemed': '{count, plural, one {Eingelöste Belohnung} other {Eingelöste Belohnungen}}',
  'analytics.activeDays': '{count, plural, one {Aktiver Tag} other {Aktive Tage}}',
  'analytics.netStars': 'Sterne unterm Strich',
  'analytics.earnedAndSpent': '{earned, number} verdient, {spent, number} ausgegeben',
  'analytics.dailyActivities': 'Aktivitäten pro Tag',
  'analytics.dailyActivitiesHint': 'Aufgaben, Belohnungen und Besuche',

  // Chart
  'analytics.starsByDay': 'Sterne pro Tag',
  'analytics.starsByWeek': 'Sterne pro Woche',
  'analytics.starsOfDay': 'Sterne eines Tages',
  'analytics.starsOfWeek': 'Sterne einer Woche',
  'analytics.weekOf': 'Woche ab {day}',
  'analytics.noStars': 'In dieser Zeit wurden keine Sterne verdient oder ausgegeben.',
  'analytics.chartSums':
    '{earned, plural, one {# Stern} other {# Sterne}} verdient, {spent, number} ausgegeben.',
  'analytics.chartBest': 'Am besten: {day}, mit {earned, number}.',
  'analytics.chartPoint': '{day}: {earned, number} verdient, {spent, number} ausgegeben',
  'analytics.earned': 'Verdient',
  'analytics.spent': 'Ausgegeben',
  'analytics.earnedCount': '{count, number} verdient',
  'analytics.spentCount': '{count, number} ausgegeben',
  'analytics.chartTable': 'Verdiente und ausgegebene Sterne',
  'analytics.day': 'Tag',
  'analytics.week': 'Woche',

  // Kids: a number, and below it what it counts
  'analytics.kids': 'So läuft es bei den Kindern',
  'analytics.kidChores': '{count, plural, one {Aufgabe} other {Aufgaben}}',
  'analytics.kidStars': '{count, plural, one {Stern} other {Sterne}}',
  'analytics.kidRewards': '{count, plural, one {Belohnung} other {Belohnungen}}',
  'analytics.planned': '{done, number} von {total, number} geplanten erledigt',
  'analytics.missed': '· {missed, number} verpasst',
  'analytics.badge.onFire': 'Voll in Fahrt!',
  'analytics.badge.goodWork': 'Gut gemacht!',
  'analytics.badge.gettingStarted': 'Ein Anfang!',
  'analytics.badge.needsMotivation': 'Braucht Schwung',

  // Chores, and what the family did together
  'analytics.popularChores': 'Beliebteste Aufgaben',
  'analytics.noChores': 'In dieser Zeit wurden keine Aufgaben erledigt.',
  'analytics.timesDone': '{count, plural, one {#-mal} other {#-mal}} erledigt',
  'analytics.achievement': 'Das habt ihr zusammen geschafft',
  'analytics.achievement.amazing': 'Großartiges Team!',
  'analytics.achievement.great': 'Tolles Team!',
  'analytics.achievement.started': 'Ein guter Anfang!',
  'analytics.achievement.none': 'Bereit für den ersten Stern?',
  'analytics.doneTogether':
    'Zusammen {count, plural, one {# Aufgabe} other {# Aufgaben}} erledigt, {days, select, 7 {in den letzten 7 Tagen} 30 {in den letzten 30 Tagen} other {in den letzten 3 Monaten}}',
  'analytics.doneSoFar':
    'Bisher {count, plural, one {# Aufgabe} other {# Aufgaben}} erledigt, {days, select, 7 {in den letzten 7 Tagen} 30 {in den letzten 30 Tagen} other {in den letzten 3 Monaten}}',
  'analytics.noneDone': 'Mit der ersten Aufgabe leuchtet der erste',
} satisfies Record<keyof typeof en, string>;
