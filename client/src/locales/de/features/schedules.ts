import type en from '../../en/features/schedules';

/** When a chore is to be done, and by whom: on cards, in the form and with the ideas. */
export default {
  'schedules.anytime': 'Jederzeit',
  'schedules.daily': 'Jeden Tag',
  'schedules.weekdays': 'Montag bis Freitag',
  'schedules.weekends': 'Samstag und Sonntag',
  'schedules.weekly': 'Jeden {day}',
  'schedules.timesDay': '{times, plural, one {Einmal am Tag} =2 {Zweimal am Tag} other {#-mal am Tag}}',
  'schedules.timesWeek':
    '{times, plural, one {Einmal pro Woche} =2 {Zweimal pro Woche} other {#-mal pro Woche}}',
  'schedules.timesMonth':
    '{times, plural, one {Einmal im Monat} =2 {Zweimal im Monat} other {#-mal im Monat}}',
  'schedules.every': 'Alle {days, number} Tage, ab {day}',
  'schedules.once': 'Einmal',
  'schedules.onceOn': 'Einmal, am {day}',
  'schedules.inMorning': '{when}, morgens',
  'schedules.inAfternoon': '{when}, nachmittags',
  'schedules.inEvening': '{when}, abends',

  'schedules.whoWhen': '{who} · {when}',

  'schedules.everyone': 'Alle',
  'schedules.allTurns': 'Alle Kinder im Wechsel',
  'schedules.turns': '{names} im Wechsel',
  'schedules.allFirst': 'Wer zuerst kommt',
  'schedules.first': '{names}: wer zuerst kommt',
} satisfies Record<keyof typeof en, string>;
