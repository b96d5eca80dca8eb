import type { Meaning } from './hearing/understand';
import { sayingsFor } from './sayings';
import type { VoiceRoom } from './voice-room';
import './saying.css';

/** All that can be said, in pictures; whoever cannot or may not speak taps instead. */
export function SayList({ room, onSay }: { room: VoiceRoom; onSay: (meaning: Meaning) => void }) {
  return (
    <section className="say" aria-label="You can say">
      <h3>You can say</h3>
      <ul>
        {sayingsFor(room).map(({ words, label = words, meaning, picture, tint }) => (
          <li key={words}>
            <button type="button" className="saying" onClick={() => onSay(meaning)}>
              <span className="well" style={{ '--tint': tint }} aria-hidden>
                {picture}
              </span>
              <span className="saying-words">{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
