import { Pip } from '@/components/art/pip';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/use-toast';
import { displayOf } from '@/lib/api-client';

export interface Exit {
  /** Ends the session, then calls back. */
  leave: (answers: { onSuccess: () => void; onError: (error: Error) => void }) => void;
  leaving: boolean;
}

/** Asks before the nest is left: coming back takes the four pictures. */
export default function ExitDialog({
  name,
  exit,
  onOpenChange,
  onLeft,
}: {
  name: string;
  exit: Exit;
  onOpenChange: (open: boolean) => void;
  onLeft: () => void;
}) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={`Log ${name} out?`}
      description="Kids stay in for 24 hours, then come back with their four pictures."
      cancelLabel="Stay"
      confirmLabel="Exit"
      variant="primary"
      saving={exit.leaving}
      savingLabel="Bye"
      onConfirm={() =>
        exit.leave({
          onSuccess: onLeft,
          onError: (error) =>
            toast({
              title: 'Could not log out',
              description: displayOf(error, 'Please try again.'),
              tone: 'pip-oops',
            }),
        })
      }
    >
      <Pip mood="sleep" size={120} className="mx-auto mt-4" />
    </ConfirmDialog>
  );
}
