import { LivePaused } from './live-paused';

export function LivePausedNote({ paused, onReconnect }: { paused: boolean; onReconnect: () => void }) {
  return (
    // Always there, so that its words are announced when they come.
    <output>{paused && <LivePaused onReconnect={onReconnect} />}</output>
  );
}
