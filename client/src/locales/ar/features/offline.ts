import type en from '../../en/features/offline';

/** Words shown without a network, and where there is no page. */
export default {
  'offline.title': 'لا إنترنت الآن',
  'offline.note': 'سنعود من تلقاء أنفسنا.',
  'offline.text': 'نجومك بأمان. يُفتح العش وحده عندما يعود الإنترنت.',
  'offline.tryAgain': 'محاولة أخرى',
  'offline.looking': 'جارٍ البحث',
  'offline.aloud': 'لا إنترنت الآن. نجومك بأمان. يُفتح العش وحده عندما يعود الإنترنت.',

  'offline.notFound': '404 الصفحة غير موجودة',
  'offline.notFoundText': 'لا عش على هذا الغصن.',
  'offline.home': 'البداية',
} satisfies Record<keyof typeof en, string>;
