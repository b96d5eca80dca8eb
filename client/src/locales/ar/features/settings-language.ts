import type en from '../../en/features/settings-language';

/** Words of the languages in the settings. */
export default {
  'language.asBrowser': 'كما في المتصفح',
  'language.yours': 'لغتك',
  'language.yoursHint': 'لغة شاشاتك ورسائل بريدك.',
  'language.kids': 'لغة الأطفال',
  'language.kidsHint': 'لغة شاشات الأطفال وما يفهمه Pip.',
} satisfies Record<keyof typeof en, string>;
