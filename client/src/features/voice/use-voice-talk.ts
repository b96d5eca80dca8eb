import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { speak } from '@/lib/speech';
import { canListen, listen } from '@/lib/listen';
import { pickShown } from './hearing/pick-names';
import { understand, understandAnswer, type Meaning } from './hearing/understand';
import type { Place } from './hearing/vocabulary';
import { failureFor, FAULTS, praiseFor, replyTo, replyToOne, type Reply } from './reply';
import { subjectOf, type Deed, type Outcome, type VoiceRoom } from './voice-room';

export interface VoiceCallbacks {
  onOpen: (place: Place) => void;
  onDoChore: (id: string) => Promise<Outcome>;
  onGetReward: (id: string) => Promise<Outcome>;
  onExit: () => void;
  onClose: () => void;
}

/** What is being asked: whether to do something, or which of several is meant. */
export type Question = { type: 'confirm'; deed: Deed } | { type: 'which'; deeds: readonly Deed[] };

export interface Talk {
  listening: boolean;
  /** What the kid seems to say, while they do. */
  guess: string;
  /** Pip's last words. */
  say: string;
  mood: 'look' | 'happy' | 'cheer' | 'oops';
  question: Question | null;
  /** A yes is on its way to the grown-ups. */
  doing: boolean;
}

const START: Talk = {
  listening: false,
  guess: '',
  say: 'What shall we do?',
  mood: 'happy',
  question: null,
  doing: false,
};

export interface VoiceTalk {
  talk: Talk;
  startListening: () => void;
  stopListening: () => void;
  /** As if it had been said. */
  hear: (meaning: Meaning) => void;
  choose: (deed: Deed) => void;
  answer: (yes: boolean) => void;
}

/** A conversation with Pip: it listens once opened, answers in words and aloud, and asks before anything is done. */
export function useVoiceTalk(room: VoiceRoom, callbacks: VoiceCallbacks): VoiceTalk {
  const [talk, setTalk] = useState(START);
  const stopEar = useRef<() => void>(() => {});
  const stopVoice = useRef<() => void>(() => {});
  const gone = useRef(false);
  const heardLatest = useRef<(alternatives: readonly string[], question: Question | null) => void>(() => {});
  const update = (change: Partial<Talk>) => setTalk((now) => ({ ...now, ...change }));

  const quiet = () => {
    stopEar.current();
    stopVoice.current();
  };

  const tell = (say: string, mood: Talk['mood'], question: Question | null) => {
    quiet();
    update({ listening: false, guess: '', say, mood, question, doing: false });
    // A question that was asked aloud is listened to at once.
    stopVoice.current = speak(say, () => {
      if (question && !gone.current && canListen()) listenNow(question);
    });
  };

  const listenNow = (question: Question | null) => {
    quiet();
    update({ listening: true, guess: '' });
    stopEar.current = listen({
      onGuess: (guess) => update({ guess }),
      onHeard: (alternatives) => heardLatest.current(alternatives, question),
      onFault: (fault) => {
        // A question stays where it is until it is answered, aloud or by a tap.
        if (question && fault === 'no-speech') update({ listening: false });
        else tellFault(FAULTS[fault], question);
      },
    });
  };

  const tellFault = (say: string, question: Question | null) => {
    update({ listening: false, guess: '', say, mood: 'oops', question });
    stopVoice.current = speak(say);
  };

  const reply = (given: Reply) => {
    switch (given.type) {
      case 'say':
        tell(given.say, 'happy', null);
        break;
      case 'confirm':
        tell(given.say, 'look', { type: 'confirm', deed: given.deed });
        break;
      case 'which':
        tell(given.say, 'look', { type: 'which', deeds: given.deeds });
        break;
      case 'go':
        quiet();
        callbacks.onOpen(given.place);
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
    if (yes) void carryOut(question.deed);
    else tell('Okay! What else?', 'happy', null);
  };

  const carryOut = async (deed: Deed) => {
    quiet();
    update({ listening: false, guess: '', doing: true });
    const outcome = await (deed.type === 'do'
      ? callbacks.onDoChore(deed.id)
      : callbacks.onGetReward(deed.id));
    if (gone.current) return;
    if (outcome.ok) tell(praiseFor(deed), 'cheer', null);
    else tell(failureFor(deed, outcome.message), 'oops', null);
  };

  const heard = (alternatives: readonly string[], question: Question | null) => {
    if (question?.type === 'confirm') {
      const said = understandAnswer(alternatives);
      if (said) {
        answer(said === 'yes', question);
        return;
      }
    }
    if (question?.type === 'which') {
      const shown = question.deeds.flatMap((deed) => {
        const subject = subjectOf(deed, room);
        return subject ? [{ id: deed.id, name: subject.name }] : [];
      });
      const deed = question.deeds.find(({ id }) => id === pickShown(alternatives, shown));
      if (deed) {
        reply(replyToOne(deed, room));
        return;
      }
      if (understandAnswer(alternatives) === 'no') {
        tell('Okay! What else?', 'happy', null);
        return;
      }
    }
    reply(replyTo(understand(alternatives, room), room));
  };
  // Whoever began to listen renders before is heard: what was said goes to the newest chores and rewards.
  useLayoutEffect(() => {
    heardLatest.current = heard;
  });

  const begin = useEffectEvent(() => {
    if (canListen()) listenNow(null);
    else tellFault(FAULTS.unsupported, null);
  });
  useEffect(() => {
    gone.current = false;
    begin();
    return () => {
      gone.current = true;
      stopEar.current();
      stopVoice.current();
    };
  }, []);

  return {
    talk,
    startListening: () => (canListen() ? listenNow(talk.question) : tellFault(FAULTS.unsupported, null)),
    stopListening: () => {
      quiet();
      update({ listening: false, guess: '' });
    },
    hear: (meaning) => reply(replyTo(meaning, room)),
    choose: (deed) => reply(replyToOne(deed, room)),
    answer: (yes) => answer(yes, talk.question),
  };
}
