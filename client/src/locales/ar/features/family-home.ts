import type en from '../../en/features/family-home';

/** Words of a family's home page. */
export default {
  'familyHome.title': 'الرئيسية',
  'familyHome.welcome': 'أهلًا بعودتك، {name}!',
  'familyHome.logout': 'تسجيل الخروج',
  'familyHome.loggingOut': 'جارٍ الخروج',
  'familyHome.text': 'نجوم الجميع في عش واحد.',
  'familyHome.dashboard': 'صفحة الأهل',

  'familyHome.kids': 'الأطفال',

  'familyHome.next': 'وماذا بعد؟',
  'familyHome.manageKids': 'إدارة الأطفال',
  'familyHome.manageKidsText': 'الأسماء والألوان والصور السرية',
  'familyHome.setupChores': 'إعداد المهام',
  'familyHome.setupChoresText': 'ما يكسب النجوم، وكم نجمة',
  'familyHome.viewAnalytics': 'عرض التحليلات',
  'familyHome.viewAnalyticsText': 'النجوم يومًا بيوم، ومن في المقدمة',
  'familyHome.rewardHistory': 'سجل المكافآت',
  'familyHome.rewardHistoryText': 'أمنيات الجميع، شهرًا بشهر',
  'familyHome.back': 'العودة إلى العائلة',
} satisfies Record<keyof typeof en, string>;
