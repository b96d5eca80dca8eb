import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { canListen, listen, type ListenError } from '@/lib/sound/listen';
import { t } from '@/lib/i18n/messages';
import { speak } from '@/lib/sound/speech';
import { talksToPip } from '@/lib/sound/talks-to-pip';
import type { Place } from '@/locales/voice-words';
import { pickShown } from './hearing/pick-names';
import { understand, understandAnswer, type Intent } from './hearing/understand';
import type { Vocabulary } from './hearing/vocabulary';
import { failureOf, listenError, replyTo, replyToOne, successOf, type Reply } from './reply';
import { subjectOf, type Action, type Outcome, type VoiceContext } from './voice-context';

export interface VoiceCallbacks {
  onOpen: (place: Place) => void;
  onDoChore: (id: string) => Promise<Outcome>;
  onGetReward: (id: string) => Promise<Outcome>;
  onStartRoutine: (id: string) => void;
  onExit: () => void;
  onClose: () => void;
}

export type Question = { type: 'confirm'; action: Action } | { type: 'which'; actions: readonly Action[] };

interface ConversationState {
  listening: boolean;
  guess: string;
  say: string;
  mood: 'look' | 'happy' | 'cheer' | 'oops';
  question: Question | null;
  sending: boolean;
}

const start = (): ConversationState => ({
  listening: false,
  guess: '',
  say: t('voice.start'),
  mood: 'happy',
  question: null,
  sending: false,
});

export interface Conversation {
  state: ConversationState;
  startListening: () => void;
  stopListening: () => void;
  follow: (intent: Intent) => void;
  choose: (action: Action) => void;
  answer: (yes: boolean) => void;
}

/** Listens, answers in text and speech, and asks for confirmation before any action. */
export function useConversation(
  context: VoiceContext,
  vocabulary: Vocabulary,
  callbacks: VoiceCallbacks,
): Conversation {
  const [state, setState] = useState(start);
  const stopRecognition = useRef<() => void>(() => {});
  const stopSpeech = useRef<() => void>(() => {});
  const closed = useRef(false);
  const handleHeard = useRef<(alternatives: readonly string[], question: Question | null) => void>(() => {});
  const update = (change: Partial<ConversationState>) => setState((now) => ({ ...now, ...change }));

  const quiet = () => {
    stopRecognition.current();
    stopSpeech.current();
  };

  const tell = (say: string, mood: ConversationState['mood'], question: Question | null) => {
    quiet();
    update({ listening: false, guess: '', say, mood, question, sending: false });
    stopSpeech.current = speak(say, () => {
      if (question && !closed.current && canListen()) listenNow(question);
    });
  };

  const listenNow = (question: Question | null) => {
    quiet();
    update({ listening: true, guess: '' });
    stopRecognition.current = listen({
      onGuess: (guess) => update({ guess }),
      onHeard: (alternatives) => handleHeard.current(alternatives, question),
      onError: (error) => {
        if (question && error === 'no-speech') update({ listening: false });
        else tellError(error, question);
      },
    });
  };

  const tellError = (error: ListenError, question: Question | null) => {
    const say = listenError(error);
    update({ listening: false, guess: '', say, mood: 'oops', question });
    stopSpeech.current = speak(say);
  };

  const reply = (given: Reply) => {
    switch (given.type) {
      case 'say':
        tell(given.say, 'happy', null);
        break;
      case 'confirm':
        tell(given.say, 'look', { type: 'confirm', action: given.action });
        break;
      case 'which':
        tell(given.say, 'look', { type: 'which', actions: given.actions });
        break;
      case 'go':
        quiet();
        callbacks.onOpen(given.place);
        speak(given.say);
        break;
      case 'start':
        quiet();
        callbacks.onStartRoutine(given.id);
        speak(given.say);
        break;
      case 'exit':
        quiet();
        callbacks.onExit();
        break;
      case 'close':
      default:
        quiet();
        callbacks.onClose();
    }
  };

  const answer = (yes: boolean, question: Question | null) => {
    if (question?.type !== 'confirm') return;
    if (yes) void carryOut(question.action);
    else tell(t('voice.whatElse'), 'happy', null);
  };

  const carryOut = async (action: Action) => {
    quiet();
    update({ listening: false, guess: '', sending: true });
    const outcome = await (action.type === 'do'
      ? callbacks.onDoChore(action.id)
      : callbacks.onGetReward(action.id));
    if (closed.current) return;
    if (outcome.ok) tell(successOf(action), 'cheer', null);
    else tell(failureOf(action, outcome.message), 'oops', null);
  };

  const heard = (alternatives: readonly string[], question: Question | null) => {
    talksToPip.set(true);
    if (question?.type === 'confirm') {
      const said = understandAnswer(alternatives, vocabulary);
      if (said) {
        answer(said === 'yes', question);
        return;
      }
    }
    if (question?.type === 'which') {
      const shown = question.actions.flatMap((action) => {
        const subject = subjectOf(action, context);
        return subject ? [{ id: action.id, name: subject.name }] : [];
      });
      const action = question.actions.find(({ id }) => id === pickShown(alternatives, shown, vocabulary));
      if (action) {
        reply(replyToOne(action, context));
        return;
      }
      if (understandAnswer(alternatives, vocabulary) === 'no') {
        tell(t('voice.whatElse'), 'happy', null);
        return;
      }
    }
    reply(replyTo(understand(alternatives, context, vocabulary), context));
  };
  // A late result must use the newest chores and rewards.
  useLayoutEffect(() => {
    handleHeard.current = heard;
  });

  const begin = useEffectEvent(() => {
    if (canListen()) listenNow(null);
    else tellError('unsupported', null);
  });
  useEffect(() => {
    closed.current = false;
    begin();
    return () => {
      closed.current = true;
      stopRecognition.current();
      stopSpeech.current();
    };
  }, []);

  return {
    state,
    startListening: () => (canListen() ? listenNow(state.question) : tellError('unsupported', null)),
    stopListening: () => {
      quiet();
      update({ listening: false, guess: '' });
    },
    follow: (intent) => reply(replyTo(intent, context)),
    choose: (action) => reply(replyToOne(action, context)),
    answer: (yes) => answer(yes, state.question),
  };
}
