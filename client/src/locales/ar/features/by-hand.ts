import type en from '../../en/features/by-hand';

/** Words of giving and taking stars by hand. */
export default {
  'byHand.title': 'نجوم {name}',
  'byHand.giveOrTake': 'إعطاء أو أخذ',
  'byHand.give': 'إعطاء',
  'byHand.take': 'أخذ',
  'byHand.howMany': 'كم نجمة',
  'byHand.anotherNumber': 'عدد آخر',
  'byHand.whatFor': 'السبب',
  'byHand.kidSees': 'يظهر لـ{name}',
  'byHand.other': 'سبب آخر',
  'byHand.ownReason': 'السبب بكلماتك',
  'byHand.helped': 'مساعدة دون طلب',
  'byHand.kind': 'لطف مع الآخرين',
  'byHand.tried': 'اجتهاد كبير',
  'byHand.school': 'خبر سار من المدرسة',
  'byHand.correction': 'تصحيح',
  'byHand.spentOutside': 'إنفاق خارج Starnest',
  'byHand.has': 'رصيد {name}: <0/>',
  'byHand.willHave': 'سيصبح <0/>',
  'byHand.atMost': '{count, number} على الأكثر. المستوى والشارات تبقى كما هي.',
  'byHand.nothingToTake': 'لا نجوم لدى {name} لأخذها.',
  'byHand.giveCount':
    'إعطاء {count, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}',
  'byHand.takeCount':
    'أخذ {count, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}',
  'byHand.giveFailed': 'لم تُعطَ النجوم',
  'byHand.takeFailed': 'لم تُؤخذ النجوم',
  'byHand.unsure': 'لا يُعرف هل تمّ الأمر',
  'byHand.notThatMany': 'لا توجد نجوم بهذا العدد',
  'byHand.hasNow':
    'رصيد {name} الآن {count, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}.',
  'byHand.off': 'في عائلتك تأتي النجوم من المهام فقط',
  'byHand.offText': 'أُوقف إعطاء النجوم وأخذها يدويًّا من الإعدادات.',

  'spent.title': 'أُنفقت من قبل',
  'spent.text':
    'أعطت {what} {given, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}، ورصيد {kid} {has, number}. {missing, plural, zero {لا ينقص شيء} one {تنقص نجمة واحدة} two {تنقص نجمتان} few {تنقص # نجوم} many {تنقص # نجمة} other {تنقص # نجمة}}، لذا لا يمكن التراجع الآن.',
  'spent.choices':
    'يمكن أولًا التراجع عن المكافأة التي أُنفقت عليها النجوم، أو الانتظار حتى يكفي الرصيد، أو أخذ الباقي يدويًّا.',
  'spent.wait': 'انتظار',
  'spent.takeByHand': 'أخذ يدوي',
  'spent.showReward': 'عرض المكافأة',
} satisfies Record<keyof typeof en, string>;
