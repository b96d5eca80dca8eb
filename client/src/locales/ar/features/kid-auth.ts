import type en from '../../en/features/kid-auth';

/** Words of the kids' login. */
export default {
  'kidAuth.title': 'دخول الأطفال',
  'kidAuth.steps': 'الخطوة {step} من {count}',
  'kidAuth.step': 'الخطوة {step}',
  'kidAuth.backToHome': 'العودة إلى البداية',
  'kidAuth.home': 'البداية',
  'kidAuth.back': 'رجوع',
  'kidAuth.clear': 'مسح',
  'kidAuth.startOver': 'من البداية',
  'kidAuth.signedIn': '{name} في جلسة مفتوحة هنا. عند دخول طفل تنتهي جلسة {name}.',
  'kidAuth.again': 'ما أجمل عودتك! هيا إلى صورك.',

  'kidAuth.code': 'رمز عائلتك',
  'kidAuth.codeHint': 'الكبار يعرفون الأرقام الخمسة.',
  'kidAuth.codeShort': 'رمز العائلة من {count} أرقام.',
  'kidAuth.codeUnknown': 'لا عائلة بهذا الرمز. لننظر من جديد!',
  'kidAuth.connect': 'ربط هذا الجهاز',
  'kidAuth.askToConnect': 'يستطيع أحد الكبار ربط هذا الجهاز',
  'kidAuth.offline': 'لا إنترنت الآن. لنحاول بعد قليل.',
  'kidAuth.find': 'هيا إلى عائلتي!',
  'kidAuth.loadingKids': 'جارٍ تحميل الأطفال...',

  'kidAuth.chooseName': 'ما اسمك؟',
  'kidAuth.noKidsTitle': 'عش فارغ',
  'kidAuth.noKids': 'لا أطفال هنا بعد',
  'kidAuth.noKidsText': 'يستطيع أحد الكبار إضافتك في بوابة الأهل. إلى اللقاء قريبًا!',
  'kidAuth.backToCode': 'العودة إلى رمز العائلة',
  'kidAuth.level': 'المستوى {level, number}',
  'kidAuth.stars':
    '{count, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',

  'kidAuth.hi': 'مرحبًا {name}!',
  'kidAuth.pickPictures': 'أين صورك السرية الأربع؟',
  'kidAuth.wrong': 'ليست هذه صورك! 😕',
  'kidAuth.wrongText': 'لنحاول من جديد مع صورك السرية.',
  'kidAuth.wrongOwnText': 'هذه الصور ليست صحيحة. لنحاول من جديد.',
  'kidAuth.failed': 'لم ينجح الدخول',
  'kidAuth.failedText': 'لنحاول من جديد.',
  'kidAuth.welcome': 'أهلًا بعودتك يا {name}! 🌟',
  'kidAuth.welcomeText': 'هيا نكسب بعض النجوم اليوم!',

  'kidAuth.napping': 'هس، Pip نائم',
  'kidAuth.awake': 'استيقظ Pip!',
  'kidAuth.comeBackSoon': 'محاولات كثيرة! إلى اللقاء بعد أقل من دقيقة.',
  'kidAuth.comeBackInMinutes':
    'محاولات كثيرة! إلى اللقاء بعد نحو {minutes, plural, zero {# دقائق} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  'kidAuth.comeBackInHours':
    'محاولات كثيرة! إلى اللقاء بعد نحو {hours, plural, zero {# ساعات} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  'kidAuth.tryCodeAgain': 'الآن يمكنك تجربة الرمز من جديد.',
  'kidAuth.tryPicturesAgain': 'الآن يمكنك تجربة صورك من جديد.',
  'kidAuth.tryAgain': 'محاولة أخرى',
  'kidAuth.helped': 'ساعدني أحد الكبار',
} satisfies Record<keyof typeof en, string>;
