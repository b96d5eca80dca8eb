import type en from '../../en/features/language';

/** Words of the choice of a language, and of a page before its scripts run. */
export default {
  'language.choose': 'اللغة',
  'language.noScript': 'يحتاج Starnest إلى JavaScript ليعمل. يرجى تفعيله ثم إعادة تحميل هذه الصفحة.',
} satisfies Record<keyof typeof en, string>;
