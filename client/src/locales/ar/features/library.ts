import type en from '../../en/features/library';

/** Words of the dialog with ready-made chores and rewards. */
export default {
  'library.choreIdeas': 'أفكار للمهام',
  'library.rewardIdeas': 'أفكار للمكافآت',
  'library.text': 'ما يناسب عائلتك منها. يمكن تغيير الأسماء والأيام والنجوم لاحقًا.',

  'library.all': 'الكل',
  'library.age': 'العمر',
  'library.allAges': 'كل الأعمار',
  'library.ageRange': '{from, number}–{to, number}',
  'library.room': 'المكان',
  'library.kitchen': 'المطبخ',
  'library.bedroom': 'غرفة النوم',
  'library.cleaning': 'التنظيف',
  'library.study': 'الدراسة',
  'library.petCare': 'الحيوانات',
  'library.organize': 'الترتيب',
  'library.found':
    '{count, plural, zero {# أفكار} one {فكرة واحدة} two {فكرتان} few {# أفكار} many {# فكرة} other {# فكرة}}',

  'library.ages': 'العمر {from, number}–{to, number}',
  'library.present': 'في قائمتك',

  'library.addChores':
    '{count, plural, zero {إضافة المهام} one {إضافة مهمة واحدة} two {إضافة مهمتين} few {إضافة # مهام} many {إضافة # مهمة} other {إضافة # مهمة}}',
  'library.addRewards':
    '{count, plural, zero {إضافة المكافآت} one {إضافة مكافأة واحدة} two {إضافة مكافأتين} few {إضافة # مكافآت} many {إضافة # مكافأة} other {إضافة # مكافأة}}',
  'library.adding': 'جارٍ الإضافة',
  'library.nothingChosen': 'لم يُختر شيء بعد',
  'library.tickChores': 'يرجى اختيار المهام التي تناسب عائلتك.',
  'library.tickRewards': 'يرجى اختيار المكافآت التي تناسب عائلتك.',
  'library.choresAdded':
    '{count, plural, zero {لم تُضف مهام} one {أُضيفت مهمة واحدة} two {أُضيفت مهمتان} few {أُضيفت # مهام} many {أُضيفت # مهمة} other {أُضيفت # مهمة}}',
  'library.rewardsAdded':
    '{count, plural, zero {لم تُضف مكافآت} one {أُضيفت مكافأة واحدة} two {أُضيفت مكافأتان} few {أُضيفت # مكافآت} many {أُضيفت # مكافأة} other {أُضيفت # مكافأة}}',
  'library.someAdded': 'أُضيفت {count, number} من {total, number}',
  'library.othersTicked': 'الباقية ما زالت مختارة. {why}',
} satisfies Record<keyof typeof en, string>;
