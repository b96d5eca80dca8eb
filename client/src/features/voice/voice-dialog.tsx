import { useState } from 'react';
import { Pip } from '@/components/art/pip';
import { Dialog } from '@/components/ui/dialog';
import { t } from '@/lib/i18n/messages';
import type { VoiceWords } from '@/locales/voice-words';
import { vocabularyOf } from '@/features/voice/hearing/vocabulary';
import { Mic } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Stars } from '@/components/ui/stars';
import { CommandList, CommandButton } from './command-list';
import { useConversation, type VoiceCallbacks, type Question } from './use-conversation';
import { type VoiceContext, subjectOf, type Action } from './voice-context';
import styles from './voice-dialog.module.css';

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

function MicButton({ listening, onPress }: { listening: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className={styles.mic}
      aria-label={listening ? t('voice.stopListening') : t('voice.talkToPip')}
      data-mic
      data-listening={listening || undefined}
      onClick={onPress}
    >
      <span className={styles.rings} aria-hidden>
        <i />
        <i />
        <i />
      </span>
      <span className={styles.face}>
        <Mic className="size-12.5" />
      </span>
    </button>
  );
}

const place = 'grid self-center pt-14 pb-5 max-tablet:self-start max-tablet:pt-2 max-tablet:pb-0';

function VoiceQuestion({
  question,
  context,
  sending,
  onAnswer,
  onChoose,
}: {
  question: Question;
  context: VoiceContext;
  sending: boolean;
  onAnswer: (yes: boolean) => void;
  onChoose: (action: Action) => void;
}) {
  if (question.type === 'which') {
    return (
      <ul className={`${place} gap-3.5`}>
        {question.actions.map((action) => {
          const subject = subjectOf(action, context);
          return (
            subject && (
              <li key={action.id}>
                <CommandButton
                  picture={subject.picture}
                  className="min-h-21"
                  pictureClass="size-18 [&>:is(img,span)]:size-14.5"
                  onPress={() => onChoose(action)}
                >
                  <span className="min-w-0 wrap-anywhere">
                    <bdi className="line-clamp-2">{subject.name}</bdi>
                  </span>
                  <Stars count={subject.stars} className="ms-auto" />
                </CommandButton>
              </li>
            )
          );
        })}
      </ul>
    );
  }
  const subject = subjectOf(question.action, context);
  if (!subject) return null;
  const isChore = question.action.type === 'do';
  return (
    <div className={`${place} gap-5.5`}>
      <div className="grid justify-items-center gap-2.5 text-center font-display text-26/[1.15] font-semibold wrap-anywhere">
        <span className="grid h-47.5 w-full place-items-center overflow-hidden rounded-lg bg-tint-sky [&>:is(img,span)]:size-35">
          {subject.picture}
        </span>
        <b className="font-bold">
          <bdi>{subject.name}</bdi>
        </b>
        <Stars count={subject.stars} />
      </div>
      <div className="grid grid-cols-[1fr_1.35fr] gap-3.5 *:px-2.5">
        <Button onClick={() => onAnswer(false)} disabled={sending}>
          {isChore ? t('voice.notYet') : t('voice.notNow')}
        </Button>
        <Button
          variant={isChore ? 'highlight' : 'reward'}
          saving={sending}
          savingLabel={isChore ? t('voice.sending') : t('voice.requesting')}
          onClick={() => onAnswer(true)}
        >
          {isChore ? t('voice.yesDone') : t('voice.yesGetIt')}
        </Button>
      </div>
    </div>
  );
}
