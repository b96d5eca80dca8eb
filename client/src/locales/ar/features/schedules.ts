import type en from '../../en/features/schedules';

/** When and by whom a chore is done, in a few words. */
export default {
  'schedules.anytime': 'في أي وقت',
  'schedules.daily': 'كل يوم',
  'schedules.weekdays': 'من الاثنين إلى الجمعة',
  'schedules.weekends': 'السبت والأحد',
  'schedules.weekly': 'كل {day}',
  'schedules.timesDay':
    '{times, plural, zero {# مرات في اليوم} one {مرة واحدة في اليوم} two {مرتان في اليوم} few {# مرات في اليوم} many {# مرة في اليوم} other {# مرة في اليوم}}',
  'schedules.timesWeek':
    '{times, plural, zero {# مرات في الأسبوع} one {مرة واحدة في الأسبوع} two {مرتان في الأسبوع} few {# مرات في الأسبوع} many {# مرة في الأسبوع} other {# مرة في الأسبوع}}',
  'schedules.timesMonth':
    '{times, plural, zero {# مرات في الشهر} one {مرة واحدة في الشهر} two {مرتان في الشهر} few {# مرات في الشهر} many {# مرة في الشهر} other {# مرة في الشهر}}',
  'schedules.every':
    'كل {days, plural, zero {# أيام} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، من {day}',
  'schedules.once': 'مرة واحدة',
  'schedules.onceOn': 'مرة واحدة، {day}',
  'schedules.inMorning': '{when}، صباحًا',
  'schedules.inAfternoon': '{when}، بعد الظهر',
  'schedules.inEvening': '{when}، مساءً',

  'schedules.whoWhen': '{who} · {when}',

  'schedules.everyone': 'الجميع',
  'schedules.allTurns': 'كل الأطفال بالتناوب',
  'schedules.turns': '{names} بالتناوب',
  'schedules.allFirst': 'من يسبق أولًا',
  'schedules.first': '{names}: من يسبق أولًا',
} satisfies Record<keyof typeof en, string>;
