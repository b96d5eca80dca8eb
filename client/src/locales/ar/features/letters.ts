import type en from '../../en/features/letters';

/** Words of the weekly letter. */
export default {
  'letters.weekly': 'الرسالة الأسبوعية',
  'letters.when': 'أسبوع عائلتك، صباح كل {day}، إلى {email}.',
  'letters.confirmFirst': 'أسبوع عائلتك بالبريد. يلزم له <0>عنوان مؤكَّد</0>.',
  'letters.saveFailed': 'لم تتغيّر الرسالة الأسبوعية',

  'letters.stopTitle': 'إيقاف الرسالة الأسبوعية؟',
  'letters.stopText': 'لن تصلك رسائل أخرى عن أسبوع عائلتك.',
  'letters.stop': 'إيقاف الرسالة',
  'letters.stopFailed': 'لم تتوقف الرسالة',
  'letters.stopped': 'لا رسائل أسبوعية بعد الآن',
  'letters.stoppedText': 'يمكن تشغيلها من جديد في الإعدادات، الإشعارات.',
  'letters.ended': 'هذا الرابط لا يعمل',
  'letters.endedText':
    'لم يعد الحساب موجودًا، أو العنوان غير كامل. وبعد تسجيل الدخول يوجد المفتاح في الإعدادات، الإشعارات.',
} satisfies Record<keyof typeof en, string>;
