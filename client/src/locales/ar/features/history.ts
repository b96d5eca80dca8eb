import type en from '../../en/features/history';

/** Words of the calendars of chores and rewards, for kids and parents. */
export default {
  'history.loading': 'جارٍ تحميل التقويم…',
  'history.loadingDay': 'جارٍ تحميل اليوم',
  'history.selectedDay': 'اليوم المختار',
  'history.today': 'اليوم',
  'history.previousMonth': 'الشهر السابق',
  'history.nextMonth': 'الشهر التالي',

  'history.legend': 'معنى العلامات',
  'history.status.done': 'تمّت',
  'history.status.waiting': 'في الانتظار',
  'history.status.tryAgain': 'محاولة أخرى',
  'history.status.approved': 'مقبولة',
  'history.status.got': 'حصلت عليها!',
  'history.status.notThisTime': 'ليس هذه المرة',
  'history.status.missed': 'فاتت',
  'history.count.done': 'تمّت {count, number}',
  'history.count.waiting': '{count, number} في الانتظار',
  'history.count.tryAgain': '{count, number} لمحاولة أخرى',
  'history.count.approved': '{count, number} مقبولة',
  'history.count.got': '{count, number} مستلمة',
  'history.count.notThisTime': '{count, number} ليس هذه المرة',
  'history.count.missed': 'فاتت {count, number}',

  // “By …” with a noun: the gender of the grown-up is not known.
  'history.approvedBy': 'بموافقة {name}',
  'history.sentBackBy': 'إعادة من {name}',
  'history.byItself': 'موافقة تلقائية',
  'history.saidYes': 'نعم من {name}',
  'history.stillToCome': 'لم تُسلَّم بعد',
  'history.given': 'سُلِّمت',
  'history.both': '{decided} · {given}',

  'history.choresFailed': 'تعذّر تحميل سجل المهام',
  'history.noChoresThisMonth': 'لا مهام هذا الشهر',
  'history.noChoresThisMonthHint': 'لكل مهمة منجزة مكان هنا.',
  'history.choresOfDay':
    '{count, plural, zero {لا مهام في هذا اليوم} one {مهمة واحدة} two {مهمتان} few {# مهام} many {# مهمة} other {# مهمة}}',

  'history.rewardsFailed': 'تعذّر تحميل سجل المكافآت',
  'history.noRewardsThisMonth': 'لا مكافآت هذا الشهر',
  'history.noRewardsThisMonthForKid': 'لكل أمنية مكان هنا.',
  'history.noRewardsThisMonthForFamily': 'تظهر الأمنيات هنا في يوم طلبها.',
  'history.rewardsOfDay':
    '{count, plural, zero {لا مكافآت في هذا اليوم} one {مكافأة واحدة} two {مكافأتان} few {# مكافآت} many {# مكافأة} other {# مكافأة}}',
  'history.rewardsOfDaySpent':
    '{count, plural, zero {# مكافآت} one {مكافأة واحدة} two {مكافأتان} few {# مكافآت} many {# مكافأة} other {# مكافأة}} مقابل {stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}',
  'history.noteByYou': 'أنا:',
  'history.noteByKid': '{name}:',
  'history.noteByGrownUp': 'أحد الكبار:',
  'history.mysteryReward': 'مكافأة مفاجأة!',
  'history.whose': 'مكافآت من',
  'history.everyone': 'الجميع',
} satisfies Record<keyof typeof en, string>;
