import type en from '../../en/features/shortcuts';

/** Words of the keyboard's shortcuts. */
export default {
  'shortcuts.title': 'اختصارات المفاتيح',
  'shortcuts.text': 'مفاتيح مفردة تقوم مقام النقر. تتوقف أثناء الكتابة. مفتاح ? يعرضها كلها.',
  'shortcuts.on': 'الاختصارات مفعّلة',
  'shortcuts.isOn': 'مفعّلة',
  'shortcuts.isOff': 'متوقفة',
  'shortcuts.onHint': 'على هذا الجهاز فقط.',

  'shortcuts.lists': 'في القوائم',
  'shortcuts.nextRow': 'الصف التالي',
  'shortcuts.previousRow': 'الصف السابق',
  'shortcuts.approve': 'موافقة',
  'shortcuts.sendBack': 'إعادة',
  'shortcuts.stars': 'إعطاء الطفل نجومًا',

  'shortcuts.everywhere': 'في كل مكان',
  'shortcuts.approveAll': 'الموافقة على كل المهام',
  'shortcuts.undo': 'تراجع',
  'shortcuts.newChore': 'مهمة جديدة',
  'shortcuts.filter': 'البحث في القائمة',
  'shortcuts.help': 'عرض هذه الاختصارات',

  'shortcuts.goTo': 'الانتقال إلى',

  'shortcuts.board': 'في الخطة',
  'shortcuts.cells': 'من مهمة إلى مهمة',
  'shortcuts.menu': 'ما يمكن فعله',
  'shortcuts.lift': 'رفع ثم وضع',
  'shortcuts.putBack': 'إرجاع إلى المكان',
  'shortcuts.done': 'تمّت',
  'shortcuts.move': 'نقل إلى يوم آخر',
  'shortcuts.edit': 'تعديل',

  // As they stand on Arabic keyboards
  'shortcuts.key.space': 'مسافة',
  'shortcuts.key.enter': 'Enter',
  'shortcuts.key.escape': 'Esc',
  'shortcuts.key.shift': 'Shift',
} satisfies Record<keyof typeof en, string>;
