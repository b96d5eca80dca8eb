import type en from '../../en/features/app';

/** Words of the frame around every screen: loading, offline, errors. */
export default {
  'app.unauthorized': 'غير مسموح',
  'app.unauthorizedText': 'انتهت الجلسة. جارٍ تسجيل الدخول من جديد...',
  'app.logoutFailed': 'تعذّر تسجيل الخروج',

  'app.broken': 'أوقع Pip شيئًا',
  'app.brokenText': 'نجومك بأمان. يكفي تحميل الصفحة من جديد للمتابعة.',
} satisfies Record<keyof typeof en, string>;
