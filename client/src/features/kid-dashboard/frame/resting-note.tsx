import { BellRing } from 'lucide-react';
import { Pip } from '@/components/art/pip';
import { Button } from '@/components/ui/button';
import { ReadAloud } from '@/components/ui/read-aloud';

const TITLE = 'Pip fell asleep';
const TEXT = 'News cannot fly in right now. Wake Pip up!';

/** The live connection rests: says so, and lets the kid begin it afresh. */
export function RestingNote({ resting, onWake }: { resting: boolean; onWake: () => void }) {
  return (
    // Always there, so that its words are announced when they come.
    <output className="resting-note" data-resting={resting || undefined}>
      {resting && (
        <>
          <Pip mood="sleep" size={64} />
          <p>
            <b>{TITLE}</b>
            {TEXT}
          </p>
          <ReadAloud text={`${TITLE}. ${TEXT}`} of={TITLE} />
          <Button variant="highlight" onClick={onWake}>
            <BellRing />
            Wake up!
          </Button>
        </>
      )}
    </output>
  );
}
