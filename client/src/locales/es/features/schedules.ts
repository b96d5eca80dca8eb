import type en from '../../en/features/schedules';

/** When a chore is to be done, and by whom: on cards, in the form and with the ideas. */
export default {
  'schedules.anytime': 'Cuando sea',
  'schedules.daily': 'Todos los días',
  'schedules.weekdays': 'De lunes a viernes',
  'schedules.weekends': 'Sábados y domingos',
  'schedules.weekly': 'Cada {day}',
  'schedules.timesDay': '{times, plural, one {Una vez al día} =2 {Dos veces al día} other {# veces al día}}',
  'schedules.timesWeek':
    '{times, plural, one {Una vez por semana} =2 {Dos veces por semana} other {# veces por semana}}',
  'schedules.timesMonth':
    '{times, plural, one {Una vez al mes} =2 {Dos veces al mes} other {# veces al mes}}',
  'schedules.every': 'Cada {days, number} días, desde el {day}',
  'schedules.once': 'Una vez',
  'schedules.onceOn': 'Una vez, el {day}',
  'schedules.inMorning': '{when}, por la mañana',
  'schedules.inAfternoon': '{when}, por la tarde',
  'schedules.inEvening': '{when}, por la noche',

  'schedules.whoWhen': '{who} · {when}',

  'schedules.everyone': 'Todos',
  'schedules.allTurns': 'Todos se turnan',
  'schedules.turns': '{names} se turnan',
  'schedules.allFirst': 'Quien llegue primero',
  'schedules.first': '{names}: quien llegue primero',
} satisfies Record<keyof typeof en, string>;
