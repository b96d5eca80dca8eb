import { ExtraPart } from '@/components/ui/extra-part';
import { lazyPart } from '@/lib/lazy-part';

const LivePaused = lazyPart(() => import('./live-paused'));

/** Says that live updates are paused, and lets the kid begin them afresh. */
export function LivePausedNote({ paused, onReconnect }: { paused: boolean; onReconnect: () => void }) {
  return (
    // Always there, so that its words are announced when they come.
    <output>
      {paused && (
        <ExtraPart>
          <LivePaused onReconnect={onReconnect} />
        </ExtraPart>
      )}
    </output>
  );
}
