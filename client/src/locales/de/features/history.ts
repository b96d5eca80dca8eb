import type en from '../../en/features/history';

/** Words of the calendars of chores and rewards, for kids and parents. */
export default {
  'history.loading': 'Kalender lädt …',
  'history.loadingDay': 'Tag lädt',
  'history.selectedDay': 'Gewählter Tag',
  'history.today': 'Heute',
  'history.previousMonth': 'Voriger Monat',
  'history.nextMonth': 'Nächster Monat',

  // What became of a chore or a reward
  'history.legend': 'Was die Zeichen bedeuten',
  'history.status.done': 'Erledigt',
  'history.status.waiting': 'Wartet',
  'history.status.tryAgain': 'Noch mal',
  'history.status.approved': 'Bestätigt',
  'history.status.got': 'Bekommen!',
  'history.status.notThisTime': 'Diesmal nicht',
  'history.status.missed': 'Verpasst',
  'history.count.done': '{count, number} erledigt',
  'history.count.waiting': '{count, number} wartend',
  'history.count.tryAgain': '{count, number} noch mal',
  'history.count.approved': '{count, number} bestätigt',
  'history.count.got': '{count, number} bekommen',
  'history.count.notThisTime': '{count, number} diesmal nicht',
  'history.count.missed': '{count, number} verpasst',

  // Who decided
  'history.approvedBy': 'Bestätigt von {name}',
  'history.sentBackBy': 'Zurückgegeben von {name}',
  'history.byItself': 'Automatisch bestätigt',
  'history.saidYes': '{name} hat Ja gesagt',
  'history.stillToCome': 'kommt noch',
  'history.given': 'übergeben',
  'history.both': '{decided} · {given}',

  // Chores
  'history.choresFailed': 'Der Aufgabenkalender ließ sich nicht laden',
  'history.noChoresThisMonth': 'Keine Aufgaben in diesem Monat',
  'history.noChoresThisMonthHint': 'Jede geschaffte Aufgabe bekommt hier ihren Platz.',
  'history.choresOfDay':
    '{count, plural, =0 {Keine Aufgaben an diesem Tag} one {# Aufgabe} other {# Aufgaben}}',

  // Rewards
  'history.rewardsFailed': 'Der Belohnungskalender ließ sich nicht laden',
  'history.noRewardsThisMonth': 'Keine Belohnungen in diesem Monat',
  'history.noRewardsThisMonthForKid': 'Was du dir holst, bekommt hier seinen Platz.',
  'history.noRewardsThisMonthForFamily':
    'Hier steht jede Belohnung an dem Tag, an dem ein Kind danach fragt.',
  'history.rewardsOfDay':
    '{count, plural, =0 {Keine Belohnungen an diesem Tag} one {# Belohnung} other {# Belohnungen}}',
  'history.rewardsOfDaySpent':
    '{count, plural, one {# Belohnung} other {# Belohnungen}}, {stars, plural, one {# Stern} other {# Sterne}} ausgegeben',
  'history.noteByYou': 'Du:',
  'history.noteByKid': '{name}:',
  'history.noteByGrownUp': 'Die Großen:',
  'history.mysteryReward': 'Überraschung!',
  'history.whose': 'Wessen Belohnungen',
  'history.everyone': 'Alle',
} satisfies Record<keyof typeof en, string>;
