import type en from '../../en/features/schedules';

/** When a chore is to be done, and by whom: on cards, in the form and with the ideas. */
export default {
  'schedules.anytime': 'À tout moment',
  'schedules.daily': 'Tous les jours',
  'schedules.weekdays': 'Du lundi au vendredi',
  'schedules.weekends': 'Samedi et dimanche',
  'schedules.weekly': 'Chaque {day}',
  'schedules.timesDay':
    '{times, plural, one {Une fois par jour} =2 {Deux fois par jour} other {# fois par jour}}',
  'schedules.timesWeek':
    '{times, plural, one {Une fois par semaine} =2 {Deux fois par semaine} other {# fois par semaine}}',
  'schedules.timesMonth':
    '{times, plural, one {Une fois par mois} =2 {Deux fois par mois} other {# fois par mois}}',
  'schedules.every': 'Tous les {days, number} jours, dès le {day}',
  'schedules.once': 'Une fois',
  'schedules.onceOn': 'Une fois, le {day}',
  'schedules.inMorning': '{when}, le matin',
  'schedules.inAfternoon': '{when}, l’après-midi',
  'schedules.inEvening': '{when}, le soir',

  'schedules.whoWhen': '{who} · {when}',

  'schedules.everyone': 'Tout le monde',
  'schedules.allTurns': 'Tous les enfants à tour de rôle',
  'schedules.turns': '{names} à tour de rôle',
  'schedules.allFirst': 'Au plus rapide',
  'schedules.first': '{names} : au plus rapide',
} satisfies Record<keyof typeof en, string>;
