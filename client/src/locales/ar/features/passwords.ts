import type en from '../../en/features/passwords';

/** Words of a new password and of confirming an address. */
export default {
  'passwords.forgot': 'نسيت كلمة المرور؟',
  'passwords.backToLogin': 'العودة إلى تسجيل الدخول',
  'passwords.askTitle': 'كلمة مرور جديدة',
  'passwords.askText': 'اسم المستخدم أو البريد يكفي. إن عرفناه أرسلنا رابطًا إلى العنوان المؤكَّد.',
  'passwords.usernameOrEmail': 'اسم المستخدم أو البريد',
  'passwords.enterUsernameOrEmail': 'يرجى كتابة اسم المستخدم أو البريد',
  'passwords.sendLink': 'إرسال الرابط',
  'passwords.sending': 'جارٍ الإرسال',
  'passwords.sendFailed': 'لم يُرسل الرابط',
  'passwords.sentTitle': 'الرابط في بريدك',
  'passwords.sentText': 'إن كان <0>{name}</0> معروفًا ومؤكَّدًا فالرابط في الطريق. يعمل مرة واحدة، لساعة واحدة.',
  'passwords.sentHint':
    'لا شيء بعد 5 دقائق؟ ربما في البريد المزعج، أو يمكن طلب رابط ممن يدير Starnest لديكم.',
  'passwords.sendAgain': 'إرسال من جديد',
  'passwords.sentAgain': 'أُرسل من جديد',
  'passwords.noMailText': 'لا يرسل Starnest بريدًا هنا، لكن توجد طريقة أخرى.',
  'passwords.noMailHint': 'يمكن طلب رابط ممن يدير Starnest لديكم، وهو يتيح لك اختيار كلمة مرور جديدة بنفسك.',

  'passwords.newTitle': 'اختيار كلمة مرور جديدة',
  'passwords.newFor': 'للحساب <0>{username}</0>. تنتهي جلساتك في كل مكان آخر.',
  'passwords.newPassword': 'كلمة المرور الجديدة',
  'passwords.newPasswordHint':
    '{count, plural, zero {{count, number} أحرف أو أكثر} one {حرف أو أكثر} two {حرفان أو أكثر} few {{count, number} أحرف أو أكثر} many {{count, number} حرفًا أو أكثر} other {{count, number} حرف أو أكثر}}',
  'passwords.again': 'نفسها مرة أخرى',
  'passwords.tooShort':
    '{count, plural, zero {{count, number} أحرف أو أكثر} one {حرف أو أكثر} two {حرفان أو أكثر} few {{count, number} أحرف أو أكثر} many {{count, number} حرفًا أو أكثر} other {{count, number} حرف أو أكثر}}',
  'passwords.differ': 'يرجى كتابة كلمة المرور نفسها',
  'passwords.strength.0': 'سهلة التخمين جدًّا',
  'passwords.strength.1': 'سهلة التخمين',
  'passwords.strength.2': 'مقبولة',
  'passwords.strength.3': 'قوية',
  'passwords.strength.4': 'قوية جدًّا',
  'passwords.common': 'يستخدم كثيرون كلمة المرور هذه، لذلك تُجرَّب أولًا.',
  'passwords.strict': 'يطلب Starnest هذا {count, number} حرفًا أو أكثر، ويرفض كلمات المرور الشائعة.',
  'passwords.saveAndLogIn': 'حفظ وتسجيل الدخول',
  'passwords.saving': 'جارٍ الحفظ',
  'passwords.saveFailed': 'لم تُحفظ كلمة المرور',
  'passwords.saved': 'حُفظت كلمة المرور الجديدة',
  'passwords.savedText': 'تم تسجيل الدخول باسم {username}.',
  'passwords.savedLogIn': 'يمكن تسجيل الدخول بها الآن.',
  'passwords.ended': 'انتهى هذا الرابط',
  'passwords.endedText': 'استُخدم من قبل، أو مضى عليه أكثر من ساعة. طلب رابط جديد لا يأخذ إلا دقيقة.',
  'passwords.askAgain': 'طلب رابط جديد',

  'passwords.confirming': 'جارٍ تأكيد عنوانك',
  'passwords.confirmed': 'تم تأكيد العنوان',
  'passwords.confirmedText': 'إن نسيت كلمة المرور يومًا، يصل رابط الجديدة إليه.',
  'passwords.toStarnest': 'إلى Starnest',
  'passwords.confirmEndedText':
    'استُخدم من قبل، أو مضى عليه أكثر من ثلاثة أيام. إن لم يكن عنوانك مؤكَّدًا بعد، يمكن إرسال الرابط من جديد من الإعدادات.',
  'passwords.confirmFailed': 'لم يتم تأكيد العنوان',
  'passwords.cancelEmail': 'إلغاء العنوان الجديد؟',
  'passwords.cancelEmailText':
    'يعود عنوان بريدك القديم، ويُسجَّل الخروج من كل المتصفحات، ثم تختار كلمة مرور جديدة.',
  'passwords.cancelEmailButton': 'إلغاء التغيير',
  'passwords.cancelEmailFailed': 'تعذّر إلغاء التغيير',
  'passwords.cancelEmailEnded':
    'استُخدم من قبل، أو مرّ عليه أكثر من سبعة أيام. إن تعذّر الدخول فيمكن طلب كلمة مرور جديدة.',
} satisfies Record<keyof typeof en, string>;
