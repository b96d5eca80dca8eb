import { Award, CalendarX, Star } from 'lucide-react';
import type { ParentKid } from '@shared/contracts/kids';
import { shownLevel } from '@shared/rules/levels';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { t } from '@/lib/i18n/messages';
import { useRemoveKid } from './kids.api';

export function RemoveKidDialog({
  kid,
  onRemoved,
  onClose,
}: {
  kid: ParentKid;
  onRemoved: () => void;
  onClose: () => void;
}) {
  const remove = useRemoveKid();
  const losses = [
    {
      Glyph: Star,
      text: t('kids.loseStars', { saved: kid.totalStars, earned: kid.lifetimeStars }),
    },
    { Glyph: Award, text: t('kids.loseBadges', { level: shownLevel(kid) }) },
    { Glyph: CalendarX, text: t('kids.loseHistory') },
  ];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('kids.removeTitle', { name: kid.name })}
      description={t('kids.removeText')}
      confirmLabel={t('kids.remove', { name: kid.name })}
      cancelLabel={t('kids.keep')}
      saving={remove.isPending}
      savingLabel={t('kids.removing')}
      onConfirm={() =>
        remove.mutate(kid.id, {
          onSuccess: () => {
            toast({ title: t('kids.removed', { name: kid.name }), tone: 'ok' });
            onRemoved();
          },
          onError: (error) => toastFailure(t('kids.removeFailed'), error),
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
