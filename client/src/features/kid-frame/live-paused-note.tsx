import { LivePaused } from './live-paused';

export function LivePausedNote({ paused, onReconnect }: { paused: boolean; onReconnect: () => void }) {
  return (
    // Always rendered, so that its text is announced.
    <output>{paused && <LivePaused onReconnect={onReconnect} />}</output>
  );
}
