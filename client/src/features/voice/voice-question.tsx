import { Button } from '@/components/ui/button';
import { Stars } from '@/components/ui/stars';
import type { Question } from './use-voice-talk';
import { subjectOf, type Deed, type VoiceRoom } from './voice-room';
import './saying.css';
import './voice-question.css';

/** What Pip asks, in pictures: yes or no, or which one. */
export function VoiceQuestion({
  question,
  room,
  doing,
  onAnswer,
  onChoose,
}: {
  question: Question;
  room: VoiceRoom;
  doing: boolean;
  onAnswer: (yes: boolean) => void;
  onChoose: (deed: Deed) => void;
}) {
  if (question.type === 'which') {
    return (
      <ul className="voice-choice">
        {question.deeds.map((deed) => {
          const subject = subjectOf(deed, room);
          return (
            subject && (
              <li key={deed.id}>
                <button type="button" className="saying" onClick={() => onChoose(deed)}>
                  <span className="well">{subject.picture}</span>
                  <span className="saying-words">{subject.name}</span>
                  <Stars count={subject.stars} />
                </button>
              </li>
            )
          );
        })}
      </ul>
    );
  }
  const subject = subjectOf(question.deed, room);
  if (!subject) return null;
  const doIt = question.deed.type === 'do';
  return (
    <div className="voice-confirm">
      <div className="voice-subject">
        <span className="well">{subject.picture}</span>
        <b>{subject.name}</b>
        <Stars count={subject.stars} />
      </div>
      <div className="voice-keys">
        <Button onClick={() => onAnswer(false)} disabled={doing}>
          {doIt ? 'Not yet' : 'Not now'}
        </Button>
        <Button
          variant={doIt ? 'highlight' : 'reward'}
          saving={doing}
          savingLabel={doIt ? 'Sending' : 'Asking'}
          onClick={() => onAnswer(true)}
        >
          {doIt ? 'Yes, done!' : 'Yes, get it!'}
        </Button>
      </div>
    </div>
  );
}
