import type { ComponentProps } from 'react';
import { locale } from '@/lib/locale';
import type { VoiceWords } from '@/locales/voice-words';
import type VoiceDialog from './voice-dialog';

type Props = Omit<ComponentProps<typeof VoiceDialog>, 'words'>;

/** Loads the voice helper with what it understands in the language of this page. */
export async function loadVoiceDialog() {
  const [{ default: Dialog }, words] = await Promise.all([
    import('./voice-dialog'),
    import(`../../locales/${locale}/voice/words.ts`) as Promise<{ default: VoiceWords }>,
  ]);
  return { default: (props: Props) => <Dialog {...props} words={words.default} /> };
}
