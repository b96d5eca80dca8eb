import { Award, CalendarX, Star } from 'lucide-react';
import type { ParentKid } from '@shared/contracts/kids';
import { shownLevel } from '@shared/rules/levels';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { plural } from '@/lib/format';
import { useRemoveKid } from './kids.api';

/** Asks, naming what is lost, then removes a kid for good. */
export function RemoveKidDialog({ kid, onClose }: { kid: ParentKid; onClose: () => void }) {
  const remove = useRemoveKid();
  const losses = [
    {
      Glyph: Star,
      text: `${plural(kid.totalStars, 'star')} saved, ${plural(kid.lifetimeStars, 'star')} earned in all`,
    },
    { Glyph: Award, text: `Every badge, and level ${shownLevel(kid)}` },
    { Glyph: CalendarX, text: 'The history of chores, rewards and messages' },
  ];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${kid.name}?`}
      description="This cannot be undone. These go too:"
      confirmLabel={`Remove ${kid.name}`}
      cancelLabel="Keep"
      saving={remove.isPending}
      savingLabel="Removing"
      onConfirm={() =>
        remove.mutate(kid.id, {
          onSuccess: () => {
            toast({ title: `${kid.name} was removed`, tone: 'ok' });
            onClose();
          },
          onError: (error) => toastFailure('Failed to remove kid', error),
        })
      }
    >
      <ul className="mt-4 grid gap-2.5 rounded-md bg-danger-soft p-4 text-15 text-danger">
        {losses.map(({ Glyph, text }) => (
          <li key={text} className="flex items-center gap-3">
            <Glyph size={20} />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
