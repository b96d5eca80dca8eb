import type en from '../../en/features/sessions';

/** Words of the browsers where a parent is logged in. */
export default {
  'sessions.title': 'المتصفحات المفتوحة',
  'sessions.text': 'كل متصفح لك فيه جلسة مفتوحة. يمكن إنهاء ما ليس لك أو ما لم يعد لازمًا.',
  'sessions.value':
    '{count, plural, zero {هذا المتصفح فقط} one {هذا المتصفح فقط} two {متصفحان} few {# متصفحات} many {# متصفحًا} other {# متصفح}}',
  'sessions.loading': 'جارٍ تحميل متصفحاتك',
  'sessions.notLoaded': 'لم تُحمَّل متصفحاتك',
  'sessions.thisBrowser': 'هذا المتصفح',
  'sessions.unknown': 'متصفح غير معروف',
  'sessions.used': 'تسجيل الدخول {date}\u00a0· <0>آخر استخدام {ago}</0>',
  'sessions.end': 'إنهاء',
  'sessions.endNamed': 'إنهاء {device}',
  'sessions.ended': 'تم تسجيل الخروج من {device}',
  'sessions.endFailed': 'لم يتم تسجيل الخروج',
  'sessions.endAll': 'تسجيل الخروج من كل ما عداه',
  'sessions.endAllQuestion': 'تسجيل الخروج من كل ما عداه؟',
  'sessions.endAllText': 'تبقى جلستك هنا مفتوحة. وعلى كل متصفح آخر تسجيل الدخول من جديد.',
  'sessions.endingAll': 'جارٍ تسجيل الخروج',
  'sessions.endedAll': 'جلستك مفتوحة هنا فقط الآن',
  'sessions.kids': 'الأطفال المسجّلون',
  'sessions.kidsNone': 'لا توجد جلسة مفتوحة لأي طفل الآن.',
  'sessions.kidsLoading': 'جارٍ تحميل متصفحات الأطفال',
  'sessions.kidsNotLoaded': 'تعذّر تحميل متصفحات الأطفال',
  'sessions.kidOn': '{device}\u00a0· <0>منذ {date}</0>',
  'sessions.endKid': 'إنهاء جلسة {name} على {device}',
  'sessions.kidEnded': 'انتهت جلسة {name}',
} satisfies Record<keyof typeof en, string>;
