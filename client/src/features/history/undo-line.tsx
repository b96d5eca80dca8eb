import { UndoDecision } from '@/features/decided/undo-decision';

export function UndoLine({ id, kidId }: { id: string; kidId: string }) {
  return (
    <div className="col-span-full col-start-2 justify-self-start empty:hidden">
      <UndoDecision id={id} kidId={kidId} />
    </div>
  );
}
