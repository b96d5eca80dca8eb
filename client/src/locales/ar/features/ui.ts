import type en from '../../en/features/ui';

/** Words of the parts that every screen is made of. */
export default {
  // Buttons: verbal nouns, which have no gender of address
  'ui.saving': 'جارٍ الحفظ',
  'ui.loading': 'جارٍ التحميل…',
  'ui.cancel': 'إلغاء',
  'ui.close': 'إغلاق',
  'ui.dismiss': 'إخفاء',
  'ui.clear': 'مسح',
  'ui.backspace': 'حذف آخر رقم',
  'ui.retry': 'إعادة المحاولة',
  'ui.retrying': 'جارٍ المحاولة',
  'ui.reload': 'إعادة التحميل',
  'ui.reloading': 'جارٍ التحميل',
  'ui.notNow': 'ليس الآن',
  'ui.readAloud': 'قراءة بصوت عالٍ: {of}',
  'ui.sentence': '{text}.',
  'ui.bedtime': 'وقت النوم',
  'ui.daytime': 'وقت النهار',
  'ui.skipToContent': 'الانتقال إلى المحتوى',

  'ui.loadFailed': 'لم يتم التحميل',
  'ui.checkConnection': 'يرجى التحقق من الاتصال ثم المحاولة من جديد.',
  'ui.dialogFailed': 'لم تُفتح هذه النافذة',
  'ui.reloadToGoOn': 'يكفي تحميل الصفحة من جديد للمتابعة.',
  'ui.partFailed': 'لم يُحمَّل هذا الجزء',
  'ui.partFailedText': 'كل ما عداه سليم. يكفي تحميل الصفحة من جديد للمتابعة.',

  'ui.livePaused': '<0>التحديثات المباشرة متوقفة.</0> قد يكون ما يظهر هنا قديمًا بعض الشيء.',
  'ui.reconnect': 'إعادة الاتصال',

  'ui.optional': '(اختياري)',
  'ui.leaveUnsaved': 'المغادرة دون حفظ؟',
  'ui.leaveUnsavedText': 'سيضيع ما كتبته هنا.',
  'ui.keepEditing': 'متابعة التعديل',
  'ui.leave': 'مغادرة',
  'ui.draftKept': '<0>هذا ما كتبته من قبل</0> وهو لم يُحفظ بعد.',
  'ui.startOver': 'البدء من جديد',
  'ui.changedMeanwhile': 'غيّر شخص آخر هذا للتو',
  'ui.fieldIsNow': '{field}: {value}',
  'ui.nothing': 'لا شيء',
  'ui.keepMine': 'إبقاء ما كتبته',
  'ui.takeTheirs': 'أخذ التغيير الجديد',
  'ui.showPassword': 'إظهار كلمة المرور',
  'ui.fewerStars': 'نجوم أقل',
  'ui.moreStars': 'نجوم أكثر',

  'ui.familyCode':
    'رمز العائلة، {count, plural, zero {{count} أرقام} one {رقم واحد} two {رقمان} few {{count} أرقام} many {{count} رقمًا} other {{count} رقم}}',
  'ui.keypad': 'لوحة الأرقام',
  'ui.digitsTyped': '{typed} من {count} أرقام',
  'ui.pictures': 'الصور',
  'ui.chosenPicture': '{name}، الصورة {order}',
  'ui.picture.cat': 'قطة',
  'ui.picture.dog': 'كلب',
  'ui.picture.car': 'سيارة',
  'ui.picture.heart': 'قلب',
  'ui.picture.star': 'نجمة',
  'ui.picture.ice cream': 'مثلجات',
  'ui.picture.tree': 'شجرة',
  'ui.picture.sun': 'شمس',
  'ui.picture.moon': 'قمر',
  'ui.picture.apple': 'تفاحة',
  'ui.picturesChosen': '{chosen} من {count} <0>مختارة</0>',

  // The number stands before it.
  'ui.starsUnit': '{count, plural, zero {نجوم} one {نجمة} two {نجوم} few {نجوم} many {نجمة} other {نجمة}}',
  'ui.levelProgress': '{lit} من {count} نجوم في هذا المستوى',

  'ui.justNow': 'الآن',
  'ui.more':
    '{count, plural, zero {# آخرون} one {واحد آخر} two {اثنان آخران} few {# آخرون} many {# آخرون} other {# آخرون}}',

  'ui.notice': 'إشعار',
  'ui.notices': 'الإشعارات ({key})',
} satisfies Record<keyof typeof en, string>;
