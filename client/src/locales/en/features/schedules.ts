/** When a chore is to be done, and by whom: on cards, in the form and with the ideas. */
export default {
  'schedules.anytime': 'Any time',
  'schedules.daily': 'Every day',
  'schedules.weekdays': 'Monday to Friday',
  'schedules.weekends': 'Saturday and Sunday',
  // {day} is a weekday.
  'schedules.weekly': 'Every {day}',
  'schedules.timesDay': '{times, plural, one {Once a day} =2 {Twice a day} other {# times a day}}',
  'schedules.timesWeek': '{times, plural, one {Once a week} =2 {Twice a week} other {# times a week}}',
  'schedules.timesMonth': '{times, plural, one {Once a month} =2 {Twice a month} other {# times a month}}',
  'schedules.every': 'Every {days, number} days, from {day}',
  'schedules.once': 'Once',
  'schedules.onceOn': 'Once, on {day}',
  // {when} is one of those above.
  'schedules.inMorning': '{when}, in the morning',
  'schedules.inAfternoon': '{when}, in the afternoon',
  'schedules.inEvening': '{when}, in the evening',

  // On a card: whom it is for, and when or how often
  'schedules.whoWhen': '{who} · {when}',

  'schedules.everyone': 'Everyone',
  'schedules.allTurns': 'All kids take turns',
  'schedules.turns': '{names} take turns',
  'schedules.allFirst': 'Whoever is first',
  'schedules.first': '{names}: whoever is first',
} as const;
