import { RotateCw, Unplug } from 'lucide-react';
import { Button } from './button';

/** The live connection rests: what is on the screen may be old, until it is begun afresh. */
export function LivePaused({ resting, onReconnect }: { resting: boolean; onReconnect: () => void }) {
  return (
    // Always there, so that its words are announced when they come.
    <output className="block">
      {resting && (
        <span className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken px-4 py-2.5 text-15">
          <Unplug size={20} />
          <span className="min-w-0 flex-1 basis-48 leading-snug">
            <b className="font-semibold">Live updates are paused.</b> What you see may be a little old.
          </span>
          <Button variant="secondary" size="sm" onClick={onReconnect}>
            <RotateCw />
            Reconnect
          </Button>
        </span>
      )}
    </output>
  );
}
