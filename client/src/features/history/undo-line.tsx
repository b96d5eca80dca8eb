import { ExtraPart } from '@/components/ui/extra-part';
import { lazyPart } from '@/lib/lazy-part';
import { withMessages } from '@/lib/messages';

const UndoDecision = lazyPart(() => withMessages('stars', import('@/features/decided/undo-decision')));

/** Below a line that a parent looks at: the way to undo what was decided about it lately. */
export function UndoLine({ id, kidId }: { id: string; kidId: string }) {
  return (
    <div className="col-span-full col-start-2 justify-self-start empty:hidden">
      <ExtraPart>
        <UndoDecision id={id} kidId={kidId} />
      </ExtraPart>
    </div>
  );
}
