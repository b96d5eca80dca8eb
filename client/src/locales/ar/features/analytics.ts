import type en from '../../en/features/analytics';

/** Words of the analytics. */
export default {
  'analytics.loading': 'جارٍ تحميل التحليلات…',
  'analytics.loadFailed': 'لم تُحمَّل التحليلات',
  'analytics.noKids': 'لا بيانات للتحليل بعد!',
  'analytics.noKidsHint': 'تظهر الأرقام هنا عندما ينجز الأطفال مهامهم.',
  'analytics.range': 'المدة',
  'analytics.range.7': 'آخر 7 أيام',
  'analytics.range.30': 'آخر 30 يومًا',
  'analytics.range.90': 'آخر 3 أشهر',
  'analytics.print': 'طباعة',
  'analytics.printedRange': '{range}، حتى {date}',

  'analytics.sums': 'المدة بالأرقام',
  'analytics.choresCompleted': '{count, select, other {المهام المنجزة}}',
  'analytics.starsEarned': '{count, select, other {النجوم المكتسبة}}',
  'analytics.rewardsRedeemed': '{count, select, other {المكافآت الممنوحة}}',
  'analytics.activeDays': '{count, select, other {الأيام النشطة}}',
  'analytics.netStars': 'صافي النجوم',
  'analytics.earnedAndSpent': '{earned, number} مكتسبة، {spent, number} منفقة',
  'analytics.dailyActivities': 'متوسط النشاط اليومي',
  'analytics.dailyActivitiesHint': 'مهام ومكافآت وزيارات',

  'analytics.starsByDay': 'النجوم يومًا بيوم',
  'analytics.starsByWeek': 'النجوم أسبوعًا بأسبوع',
  'analytics.starsOfDay': 'نجوم اليوم',
  'analytics.starsOfWeek': 'نجوم الأسبوع',
  'analytics.weekOf': 'أسبوع {day}',
  'analytics.noStars': 'لم تُكسب ولم تُنفق نجوم في هذه المدة.',
  'analytics.chartSums':
    'المكتسب {earned, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}، والمنفق {spent, number}.',
  'analytics.chartBest': 'الأفضل: {day}، {earned, number}.',
  'analytics.chartPoint': '{day}: {earned, number} مكتسبة، {spent, number} منفقة',
  'analytics.earned': 'المكتسبة',
  'analytics.spent': 'المنفقة',
  'analytics.earnedCount': '{count, number} مكتسبة',
  'analytics.spentCount': '{count, number} منفقة',
  'analytics.chartTable': 'النجوم المكتسبة والمنفقة',
  'analytics.day': 'اليوم',
  'analytics.week': 'الأسبوع',

  'analytics.kids': 'أداء الأطفال',
  'analytics.kidChores':
    '{count, plural, zero {مهام} one {مهمة} two {مهام} few {مهام} many {مهمة} other {مهمة}}',
  'analytics.kidStars':
    '{count, plural, zero {نجوم} one {نجمة} two {نجوم} few {نجوم} many {نجمة} other {نجمة}}',
  'analytics.kidRewards':
    '{count, plural, zero {مكافآت} one {مكافأة} two {مكافآت} few {مكافآت} many {مكافأة} other {مكافأة}}',
  'analytics.planned': 'تم {done, number} من {total, number} مخططة',
  'analytics.missed': '· فاتت {missed, number}',
  'analytics.badge.onFire': 'حماس رائع!',
  'analytics.badge.goodWork': 'عمل جيد!',
  'analytics.badge.gettingStarted': 'بداية موفقة!',
  'analytics.badge.needsMotivation': 'بحاجة إلى تشجيع',

  'analytics.popularChores': 'المهام الأكثر إنجازًا',
  'analytics.noChores': 'لم تُنجز مهام في هذه المدة.',
  'analytics.timesDone':
    'أُنجزت {count, plural, zero {# مرات} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}}',
  'analytics.achievement': 'إنجاز العائلة',
  'analytics.achievement.amazing': 'تعاون مدهش!',
  'analytics.achievement.great': 'تعاون رائع!',
  'analytics.achievement.started': 'بداية رائعة!',
  'analytics.achievement.none': 'هل حان وقت النجمة الأولى؟',
  'analytics.doneTogether':
    '{count, plural, zero {# مهام} one {مهمة واحدة} two {مهمتان} few {# مهام} many {# مهمة} other {# مهمة}} أُنجزت معًا {days, select, 7 {في آخر 7 أيام} 30 {في آخر 30 يومًا} other {في آخر 3 أشهر}}',
  'analytics.doneSoFar':
    '{count, plural, zero {# مهام} one {مهمة واحدة} two {مهمتان} few {# مهام} many {# مهمة} other {# مهمة}} أُنجزت حتى الآن {days, select, 7 {في آخر 7 أيام} 30 {في آخر 30 يومًا} other {في آخر 3 أشهر}}',
  'analytics.noneDone': 'المهمة الأولى تضيء النجمة الأولى',
} satisfies Record<keyof typeof en, string>;
