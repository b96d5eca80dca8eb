import type en from '../../en/features/parent';

/** Words of the parent's frame: tabs, overview, and what a kid just did. */
export default {
  'parent.dashboard': 'صفحة الأهل',
  'parent.portal': 'بوابة الأهل',
  'parent.starnestHome': 'Starnest، الرئيسية',
  'parent.home': 'الرئيسية',
  'parent.logout': 'تسجيل الخروج',
  'parent.loading': 'جارٍ التحميل…',

  'parent.overview': 'الملخص',
  'parent.approvals': 'الموافقات',
  'parent.plan': 'الخطة',
  'parent.kids': 'الأطفال',
  'parent.chores': 'المهام',
  'parent.rewards': 'المكافآت',
  'parent.rewardHistory': 'سجل المكافآت',
  'parent.messages': 'الرسائل',
  'parent.analytics': 'التحليلات',
  'parent.settings': 'الإعدادات',
  'parent.more': 'المزيد',

  'parent.quickActions': 'إجراءات سريعة',
  'parent.addChore': 'إضافة مهمة',
  'parent.addReward': 'إضافة مكافأة',
  'parent.sendMessage': 'إرسال رسالة',
  'parent.seeAnalytics': 'عرض التحليلات',

  'parent.helperNote':
    'دورك هنا مساعد. {count, plural, zero {تغيير المهام لدى {names}.} one {تغيير المهام لدى {names}.} two {تغيير المهام لدى {names}.} few {تغيير المهام لدى {names}.} many {تغيير المهام لدى {names}.} other {تغيير المهام لدى {names}.}}',

  'parent.approvalsText': 'الموافقة تمنح النجوم.',

  'parent.messagesText': 'يرى الأطفال رسالتك فورًا.',
  'parent.messagesLoading': 'جارٍ تحميل الرسائل',
  'parent.noKids': 'لم يُضَف أطفال بعد!',
  'parent.noKidsToWrite': 'بعد إضافة طفل يمكنك الكتابة إليه هنا.',
  'parent.addFirstKid': 'إضافة أول طفل',
  'parent.kidsFailed': 'لم يُحمَّل أطفالك',

  'parent.analyticsShown': 'المعروض',
  'parent.insights': 'الإحصاءات',
  'parent.leaderboard': 'لوحة الصدارة',
  'parent.weeklyLeaderboard': 'لوحة الصدارة الأسبوعية',

  'parent.choreDone': 'مهمة منجزة من {name}',
  'parent.approvedByItself':
    '{chore}: موافقة تلقائية، {stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
  'parent.rewardAsked': 'طلب مكافأة من {name}',
  'parent.review': 'مراجعة',
} satisfies Record<keyof typeof en, string>;
