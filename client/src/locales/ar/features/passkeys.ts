import type en from '../../en/features/passkeys';

/** Words of passkeys, for parents and admins. */
export default {
  'passkeys.title': 'مفاتيح المرور',
  'passkeys.text': 'تسجيل الدخول ببصمتك أو وجهك أو قفل الشاشة بدلًا من كلمة المرور.',
  'passkeys.failed': 'لم تُحمَّل مفاتيح المرور',
  'passkeys.loading': 'جارٍ تحميل مفاتيح المرور',
  'passkeys.none': 'لا مفاتيح مرور بعد.',
  'passkeys.added': 'أُضيف {added}',
  'passkeys.used': 'أُضيف {added} · آخر استخدام {used}',
  'passkeys.notHere': 'لا يستطيع هذا المتصفح إنشاء مفاتيح مرور هنا. يلزم https واسم في العنوان.',
  'passkeys.add': 'إضافة مفتاح مرور',
  'passkeys.addText': 'الخطوة التالية سؤال من جهازك نفسه.',
  'passkeys.adding': 'جارٍ الإضافة',
  'passkeys.name': 'الاسم',
  'passkeys.nameHint': 'مكان حفظه، مثل «هاتفي».',
  'passkeys.password': 'كلمة مرورك',
  'passkeys.addFailed': 'لم يُضف مفتاح المرور',
  'passkeys.notMade': 'لم ينشئ جهازك مفتاحًا. يرجى المحاولة من جديد.',
  'passkeys.knownHere': 'على هذا الجهاز مفتاح مرور لك من قبل.',
  'passkeys.addedToast': 'أُضيف مفتاح المرور',
  'passkeys.remove': 'إزالة',
  'passkeys.removeThis': 'إزالة {name}',
  'passkeys.removeTitle': 'إزالة {name}؟',
  'passkeys.removeText': 'لن يفتح حسابك بعد الآن. أما على الجهاز نفسه فيُحذف من إعداداته.',
  'passkeys.removing': 'جارٍ الإزالة',
  'passkeys.keep': 'إبقاء',
  'passkeys.stillWork':
    '{count, plural, zero {لا مفاتيح مرور تسجّل دخولك.} one {ما زال مفتاح مرور واحد يسجّل دخولك. أزِله إن لم تعرفه.} two {ما زال مفتاحا مرور يسجّلان دخولك. أزِل ما لا تعرفه منهما.} few {ما زالت # مفاتيح مرور تسجّل دخولك. أزِل ما لا تعرفه منها.} many {ما زال # مفتاح مرور يسجّل دخولك. أزِل ما لا تعرفه منها.} other {ما زال # مفتاح مرور يسجّل دخولك. أزِل ما لا تعرفه منها.}}',
  'passkeys.removeFailed': 'لم يُزل مفتاح المرور',
  'proof.title': 'تأكيد الهوية',
  'proof.text': 'يرجى كتابة كلمة المرور لإجراء هذا التغيير. لن تُطلب مرة أخرى خلال 10 دقائق.',
  'proof.passkey': 'استخدام مفتاح مرور',
  'proof.continue': 'متابعة',
  'proof.checking': 'جارٍ التحقق',
  'proof.failed': 'تعذّر التحقق',

  'passkeys.require': 'مفتاح المرور إلزامي للمشرفين',
  'passkeys.requireHint':
    'عندها لا يدخل مشرف بكلمة المرور وحدها. يلزم أولًا إضافة مفتاح لك. ومن فقد مفتاحه يسأل من يدير الخادم.',
  'passkeys.requireFailed': 'لم يتغيّر هذا',
} satisfies Record<keyof typeof en, string>;
