import type { ComponentProps } from 'react';
import type { Locale } from '@shared/locales';
import { locale } from '@/lib/i18n/locale';
import type { VoiceWords } from '@/locales/voice-words';
import type PlayerVoice from './player-voice';
import type VoiceDialog from './voice-dialog';

type WithoutWords<Props> = Omit<Props, 'words'>;

const WORDS: Record<Locale, () => Promise<{ default: VoiceWords }>> = {
  en: () => import('@/locales/en/voice/words'),
  de: () => import('@/locales/de/voice/words'),
  es: () => import('@/locales/es/voice/words'),
  fr: () => import('@/locales/fr/voice/words'),
  'pt-BR': () => import('@/locales/pt-BR/voice/words'),
  ar: () => import('@/locales/ar/voice/words'),
};

export async function loadVoiceDialog() {
  const [{ default: Conversation }, words] = await Promise.all([import('./voice-dialog'), WORDS[locale]()]);
  return {
    default: (props: WithoutWords<ComponentProps<typeof VoiceDialog>>) => (
      <Conversation {...props} words={words.default} />
    ),
  };
}

export async function loadPlayerVoice() {
  const [{ default: Voice }, words] = await Promise.all([import('./player-voice'), WORDS[locale]()]);
  return {
    default: (props: WithoutWords<ComponentProps<typeof PlayerVoice>>) => (
      <Voice {...props} words={words.default} />
    ),
  };
}
