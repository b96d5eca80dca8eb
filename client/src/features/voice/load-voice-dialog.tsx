import type { ComponentProps } from 'react';
import type { Locale } from '@shared/locales';
import { locale } from '@/lib/locale';
import type { VoiceWords } from '@/locales/voice-words';
import type VoiceDialog from './voice-dialog';

type Props = Omit<ComponentProps<typeof VoiceDialog>, 'words'>;

const WORDS: Record<Locale, () => Promise<{ default: VoiceWords }>> = {
  en: () => import('@/locales/en/voice/words'),
  de: () => import('@/locales/de/voice/words'),
  es: () => import('@/locales/es/voice/words'),
  fr: () => import('@/locales/fr/voice/words'),
  'pt-BR': () => import('@/locales/pt-BR/voice/words'),
  ar: () => import('@/locales/ar/voice/words'),
};

export async function loadVoiceDialog() {
  const [{ default: Dialog }, words] = await Promise.all([import('./voice-dialog'), WORDS[locale]()]);
  return { default: (props: Props) => <Dialog {...props} words={words.default} /> };
}
