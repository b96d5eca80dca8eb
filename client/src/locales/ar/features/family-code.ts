import type en from '../../en/features/family-code';

/** Words of the dialog for the family code on the landing page. */
export default {
  'familyCode.enter': 'دخول البوابة',
  'familyCode.looking': 'جارٍ البحث',
  'familyCode.invalidCode': 'رمز غير صحيح',
  'familyCode.invalidCodeText': 'رمز العائلة من 5 أرقام',
  'familyCode.noConnection': 'لا اتصال',
  'familyCode.noConnectionText': 'تعذّر الوصول إلى Starnest. لنتحقق من الإنترنت ونحاول من جديد.',
  'familyCode.tooMany': 'وقت استراحة قصيرة',
  'familyCode.tooManyText': 'لننتظر لحظة ثم نحاول من جديد.',
  'familyCode.serverError': 'حدث خطأ ما',
  'familyCode.serverErrorText': 'لنحاول من جديد بعد لحظة.',
  'familyCode.problem': '{title}: {text}',
} satisfies Record<keyof typeof en, string>;
