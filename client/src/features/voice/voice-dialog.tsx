import { useState } from 'react';
import { Pip } from '@/components/art/pip';
import { Dialog } from '@/components/ui/dialog';
import { t } from '@/lib/messages';
import type { VoiceWords } from '@/locales/voice-words';
import { CommandList } from './command-list';
import { MicButton } from './mic-button';
import { vocabularyOf } from './hearing/vocabulary';
import { useConversation, type VoiceCallbacks } from './use-conversation';
import type { VoiceContext } from './voice-context';
import styles from './voice-dialog.module.css';
import { VoiceQuestion } from './voice-question';

export default function VoiceDialog({
  context,
  words,
  ...callbacks
}: VoiceCallbacks & { context: VoiceContext; words: VoiceWords }) {
  const [vocabulary] = useState(() => vocabularyOf(words));
  const { state, startListening, stopListening, follow, choose, answer } = useConversation(
    context,
    vocabulary,
    callbacks,
  );
  const { listening, guess, say, mood, question, sending } = state;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && callbacks.onClose()}
      title={<span className="sr-only">{t('voice.talkToPip')}</span>}
      width={880}
      fullOnPhones
      className={styles.dialog}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (event.target instanceof HTMLElement) {
          event.target.querySelector<HTMLElement>('[data-mic]')?.focus();
        }
      }}
    >
      <div className={styles.stage}>
        <Pip mood={mood} className={styles.pip} animated={listening} />
        <output className={styles.bubble}>
          {listening ? guess || (question ? say : t('voice.listening')) : say}
        </output>
        <MicButton listening={listening} onPress={listening ? stopListening : startListening} />
      </div>
      <div className="grid px-4 pt-3 tablet:ps-5 tablet:pe-2.5 tablet:pt-3.5 tablet:pb-1.5">
        {question ? (
          <VoiceQuestion
            question={question}
            context={context}
            sending={sending}
            onAnswer={answer}
            onChoose={choose}
          />
        ) : (
          <CommandList context={context} onCommand={follow} />
        )}
      </div>
    </Dialog>
  );
}
