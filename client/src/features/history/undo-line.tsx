import { UndoReview } from '@/features/reviewed/undo-review';

export function UndoLine({ id, kidId }: { id: string; kidId: string }) {
  return (
    <div className="col-span-full col-start-2 justify-self-start empty:hidden">
      <UndoReview id={id} kidId={kidId} />
    </div>
  );
}
