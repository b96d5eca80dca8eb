import type en from '../../en/features/devices';

/** Words of a family's connected devices, in the settings. */
export default {
  'devices.title': 'الأجهزة',
  'devices.text': 'على الجهاز المرتبط يلمس الأطفال أسماءهم وأربع صور، دون كتابة رمز.',
  'devices.value':
    '{count, plural, zero {لا أجهزة مرتبطة} one {جهاز واحد مرتبط} two {جهازان مرتبطان} few {# أجهزة مرتبطة} many {# جهازًا مرتبطًا} other {# جهاز مرتبط}}',
  'devices.loading': 'جارٍ تحميل أجهزتك',
  'devices.notLoaded': 'لم تُحمَّل أجهزتك',
  'devices.used': 'آخر استخدام {ago}',
  'devices.usedBy': 'آخر استخدام {ago}\u00a0· <0>ربطه {name}</0>',
  'devices.rename': 'إعادة تسمية {name}',
  'devices.saveName': 'حفظ الاسم',
  'devices.renameFailed': 'لم يُحفظ الاسم',
  'devices.remove': 'إزالة',
  'devices.removeNamed': 'إزالة {name}',
  'devices.removeQuestion': 'إزالة {name}؟',
  'devices.removeText': 'تنتهي فورًا كل الجلسات المفتوحة عليه. ويمكن ربطه من جديد في أي وقت.',
  'devices.removing': 'جارٍ الإزالة',
  'devices.removed': 'لم يعد {name} مرتبطًا',
  'devices.removeFailed': 'لم يُزل الجهاز',

  'devices.only': 'دخول الأطفال من الأجهزة المرتبطة فقط',
  'devices.onlyHint': 'في أي مكان آخر لا يفتح رمز العائلة شيئًا ولا يُظهر اسمًا.',
  'devices.onlyNone': 'لا جهاز مرتبطًا: لا يستطيع أي طفل الدخول الآن.',
  'devices.idle': 'العودة إلى الأسماء',
  'devices.idleHint': 'بعد هذه المدة دون لمس تنهي الأجهزة المرتبطة جلسات الأطفال والوالدين',
  'devices.minutes':
    '{count, plural, zero {# دقائق} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}',

  'devices.connect': 'ربط جهاز',
  'devices.name': 'اسم الجهاز',
  'devices.newName': 'جهاز العائلة',
  'devices.newNameNumbered': 'جهاز العائلة {number, number}',
  'devices.connectOther': 'ربط جهاز آخر',
  'devices.connectHere': 'هذا هو الجهاز: ربطه',
  'devices.connectFailed': 'لم يُربط الجهاز',
  'devices.connectedHere': 'يبدأ دخول الأطفال هنا بأسمائهم.',
  'devices.connected': 'تم ربط {name}',
  'devices.connectAnother': 'ربط جهاز آخر',
  'devices.qrCode': 'رمز QR لربط جهاز',
  'devices.how': 'يُمسح هذا بكاميرا الجهاز. أو يُفتح فيه دخول الأطفال، ثم <0>ربط هذا الجهاز</0>، وتُكتب:',
  'devices.worksUntil':
    'تعمل مرة واحدة، حتى {time}: بقيت {minutes, plural, zero {# دقائق} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
  'devices.expired': 'انتهى وقت هذه الأرقام.',
  'devices.newDigits': 'أرقام جديدة',
} satisfies Record<keyof typeof en, string>;
