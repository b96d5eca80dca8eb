import { Pip } from '@/components/art/pip';
import { Dialog } from '@/components/ui/dialog';
import { MicButton } from './mic-button';
import { SayList } from './say-list';
import { useVoiceTalk, type VoiceCallbacks } from './use-voice-talk';
import { VoiceQuestion } from './voice-question';
import type { VoiceRoom } from './voice-room';
import './voice.css';

/** Talking to Pip: say it or tap it. Listens as soon as it opens; leaving it ends the listening. */
export default function VoiceDialog({ room, ...callbacks }: VoiceCallbacks & { room: VoiceRoom }) {
  const { talk, startListening, stopListening, hear, choose, answer } = useVoiceTalk(room, callbacks);
  const { listening, guess, say, mood, question, doing } = talk;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && callbacks.onClose()}
      title={<span className="sr-only">Talk to Pip</span>}
      width={880}
      fullOnPhones
      className="voice"
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (event.target instanceof HTMLElement) event.target.querySelector<HTMLElement>('.mic')?.focus();
      }}
    >
      <div className="voice-stage" data-listening={listening || undefined}>
        <Pip mood={mood} className="voice-pip" animated={listening} />
        {/* A question stays to be read while its answer is listened for. */}
        <output className="voice-bubble">
          {listening ? guess || (question ? say : "I'm listening…") : say}
        </output>
        <MicButton listening={listening} onPress={listening ? stopListening : startListening} />
      </div>
      <div className="voice-side">
        {question ? (
          <VoiceQuestion question={question} room={room} doing={doing} onAnswer={answer} onChoose={choose} />
        ) : (
          <SayList room={room} onSay={hear} />
        )}
      </div>
    </Dialog>
  );
}
