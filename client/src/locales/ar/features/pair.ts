import type en from '../../en/features/pair';

/** Words of connecting a tablet by six digits. */
export default {
  'pair.title': 'ربط هذا الجهاز',
  'pair.hint': 'يجد أحد الكبار الأرقام الـ{count} في الإعدادات، الأجهزة.',
  'pair.linkedHint': 'بعدها يلمس الأطفال أسماءهم هنا، دون كتابة رمز العائلة.',
  'pair.digits':
    '{count, plural, zero {{count} أرقام} one {رقم واحد} two {رقمان} few {{count} أرقام} many {{count} رقمًا} other {{count} رقم}}',
  'pair.short': 'يرجى كتابة الأرقام الـ{count} كلها.',
  'pair.connect': 'ربط',
  'pair.connecting': 'جارٍ الربط',
  'pair.unknown': 'هذه الأرقام لا تعمل، أو لم تعد تعمل. توجد أرقام جديدة في الإعدادات، الأجهزة.',
  'pair.tooMany': 'محاولات كثيرة. يرجى الانتظار بضع دقائق، ثم طلب أرقام جديدة.',
  'pair.offline': 'لا إنترنت الآن. يرجى المحاولة من جديد.',
  'pair.failed': 'لم ينجح ذلك. يرجى المحاولة من جديد.',
  'pair.connected': 'هذا جهاز عائلتك الآن',
  'pair.connectedNamed': 'هذا الجهاز من أجهزة {family} الآن',
  'pair.connectedText': 'لكل واحد اسمه هنا.',
  'pair.codeInstead': 'دخول الأطفال',
} satisfies Record<keyof typeof en, string>;
