import type en from '../../en/features/schedules';

/** When a chore is to be done, and by whom: on cards, in the form and with the ideas. */
export default {
  'schedules.anytime': 'Quando quiser',
  'schedules.daily': 'Todos os dias',
  'schedules.weekdays': 'De segunda a sexta',
  'schedules.weekends': 'Sábados e domingos',
  'schedules.weekly': '{day, select, sábado {Todo sábado} domingo {Todo domingo} other {Toda {day}}}',
  'schedules.timesDay':
    '{times, plural, one {Uma vez por dia} =2 {Duas vezes por dia} other {# vezes por dia}}',
  'schedules.timesWeek':
    '{times, plural, one {Uma vez por semana} =2 {Duas vezes por semana} other {# vezes por semana}}',
  'schedules.timesMonth':
    '{times, plural, one {Uma vez por mês} =2 {Duas vezes por mês} other {# vezes por mês}}',
  'schedules.every': 'A cada {days, number} dias, a partir de {day}',
  'schedules.once': 'Uma vez',
  'schedules.onceOn': 'Uma vez: {day}',
  'schedules.inMorning': '{when}, de manhã',
  'schedules.inAfternoon': '{when}, à tarde',
  'schedules.inEvening': '{when}, à noite',

  'schedules.whoWhen': '{who} · {when}',

  'schedules.everyone': 'Todo mundo',
  'schedules.allTurns': 'Todo mundo se reveza',
  'schedules.turns': '{names} se revezam',
  'schedules.allFirst': 'Quem chegar primeiro',
  'schedules.first': '{names}: quem chegar primeiro',
} satisfies Record<keyof typeof en, string>;
