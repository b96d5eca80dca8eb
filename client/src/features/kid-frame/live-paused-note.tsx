import { LivePaused } from './live-paused';

/** Says that live updates are paused, and lets the kid begin them afresh. */
export function LivePausedNote({ paused, onReconnect }: { paused: boolean; onReconnect: () => void }) {
  return (
    // Always there, so that its words are announced when they come.
    <output>{paused && <LivePaused onReconnect={onReconnect} />}</output>
  );
}
