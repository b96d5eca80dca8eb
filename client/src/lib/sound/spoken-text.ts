import { t } from '@/lib/i18n/messages';

export function spokenText(...sentences: readonly (string | null | false)[]): string {
  return sentences
    .filter((sentence): sentence is string => Boolean(sentence))
    .map((sentence) => (/[.!?…؟]$/.test(sentence) ? sentence : t('ui.sentence', { text: sentence })))
    .join(' ');
}
