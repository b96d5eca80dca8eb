import type en from '../../en/features/calendars';

/** Words of the calendar addresses, in the settings. */
export default {
  'calendars.title': 'التقاويم',
  'calendars.text':
    'المهام المجدولة في تقويم هاتفك أو حاسوبك: يضاف العنوان هناك كاشتراك. ومن لديه العنوان يستطيع قراءته، فهو كالمفتاح.',
  'calendars.value':
    '{count, plural, zero {لا شيء مشترك} one {تقويم واحد} two {تقويمان} few {# تقاويم} many {# تقويمًا} other {# تقويم}}',
  'calendars.loading': 'جارٍ قراءة تقاويمك',
  'calendars.notLoaded': 'لم تُحمَّل تقاويمك',
  'calendars.noKids': 'بعد إضافة طفل يمكن أن تكون مهامه في تقويمك.',
  'calendars.make': 'إنشاء عنوان',
  'calendars.makeOf': 'إنشاء عنوان: {name}',
  'calendars.made': 'لمهام {name} عنوان جديد',
  'calendars.madeBy': 'أنشأه {name}',
  'calendars.addressOf': 'عنوان تقويم {name}',
  'calendars.copyOf': 'نسخ عنوان {name}',
  'calendars.copied': 'نُسخ العنوان',
  'calendars.cannotCopy': 'تعذّر نسخ العنوان',
  'calendars.renew': 'عنوان جديد',
  'calendars.renewOf': 'عنوان جديد: {name}',
  'calendars.renewQuestion': 'عنوان جديد لتقويم {name}؟',
  'calendars.end': 'إزالة',
  'calendars.endOf': 'إزالة عنوان {name}',
  'calendars.endQuestion': 'إزالة عنوان {name}؟',
  'calendars.endText': 'لن تصل مهام أخرى إلى التقاويم التي تستخدم العنوان الحالي.',
  'calendars.ended': 'لم تعد مهام {name} في أي تقويم',
  'calendars.changing': 'جارٍ التغيير',
  'calendars.failed': 'لم يتغيّر العنوان',
} satisfies Record<keyof typeof en, string>;
