import { ExtraPart } from '@/components/ui/extra-part';
import { lazyPart } from '@/lib/lazy-part';
import { withMessages } from '@/lib/messages';

const UndoDecision = lazyPart(() => withMessages('stars', import('@/features/decided/undo-decision')));

export function UndoLine({ id, kidId }: { id: string; kidId: string }) {
  return (
    <div className="col-span-full col-start-2 justify-self-start empty:hidden">
      <ExtraPart>
        <UndoDecision id={id} kidId={kidId} />
      </ExtraPart>
    </div>
  );
}
