import type en from '../../en/features/notifications';

/** Words of the notifications, in the settings. */
export default {
  'notifications.title': 'الإشعارات',
  'notifications.text': 'إشعار واحد للعائلة كلها، ويختفي عندما لا ينتظر شيء.',
  'notifications.failed': 'لم تُحمَّل الإشعارات',
  'notifications.loading': 'جارٍ تحميل الإشعارات',
  'notifications.here': 'الإشعارات في هذا المتصفح',
  'notifications.hereHint': 'حتى تسجيل خروجك هنا.',
  'notifications.unsupported':
    'لا يستطيع هذا المتصفح عرض الإشعارات هنا. يلزم https، وعلى iPhone أو iPad يلزم وضع Starnest على الشاشة الرئيسية.',
  'notifications.blocked':
    'إشعارات Starnest محظورة في هذا المتصفح. يمكن السماح بها من إعدادات المتصفح لهذا الموقع، ثم العودة إلى هنا.',
  'notifications.notAllowed': 'لم يُسمح للمتصفح بعرض الإشعارات.',
  'notifications.noService': 'لم تستجب خدمة الإشعارات في هذا المتصفح. يرجى المحاولة لاحقًا.',
  'notifications.onFailed': 'تعذّر تشغيل الإشعارات',
  'notifications.saveFailed': 'تعذّر حفظ الإشعارات',
  'notifications.what': 'الإشعار بـ',
  'notifications.thisBrowser': 'هذا المتصفح',
  'notifications.otherBrowser': 'متصفح آخر',
  'notifications.chores': 'مهام تنتظر',
  'notifications.rewards': 'طلبات المكافآت',
  'notifications.lockouts': 'إقفال دخول طفل',
  'notifications.whatWhere': '{what}، {where}',
  'notifications.approveButton': 'زر «موافقة»',
  'notifications.approveHint':
    'يعمل الزر في بعض الهواتف والشاشة مقفلة. أوقفه حيث يصل طفل إلى الهاتف. ويكون متوقفًا في البداية على الأجهزة المرتبطة.',
  'notifications.quiet': 'ساعات الهدوء',
  'notifications.quietHint': 'بتوقيت عائلتك، على كل أجهزتك.',
  'notifications.from': 'من',
  'notifications.until': 'إلى',
  'notifications.toldAt': 'ما يصل خلالها يأتي مرة واحدة، الساعة {time}.',
  'notifications.sameTime': 'يرجى اختيار وقتين مختلفين',
  'notifications.valueOn': 'مشغّلة في هذا المتصفح',
  'notifications.valueOff': 'متوقفة في هذا المتصفح',
  'notifications.valueQuiet': '{value} · هدوء من {time}',
} satisfies Record<keyof typeof en, string>;
