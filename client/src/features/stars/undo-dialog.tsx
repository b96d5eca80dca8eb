import { Eye, Hourglass, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/use-toast';
import { toastUndoFailure } from '@/features/reviews/undo-failure';
import type { ToUndo } from '@/features/reviews/undo-offer';
import { t } from '@/lib/i18n/messages';
import { BalanceChange } from './balance-change';

export function UndoDialog({
  title,
  what,
  totalStars,
  picture,
  text,
  waitsAgain,
  onUndo,
  onClose,
}: {
  title: string;
  what: ToUndo & { kid: object };
  totalStars: number;
  picture: ReactNode;
  text: string;
  /** A review becomes pending again. */
  waitsAgain: boolean;
  onUndo: () => Promise<unknown>;
  onClose: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const { kid, name, stars } = what;
  const undo = async () => {
    setBusy(true);
    try {
      await onUndo();
      toast({ title: t('statement.undone', { what: name }), tone: 'ok' });
    } catch (error) {
      toastUndoFailure(error, what);
    }
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()} title={title} width={500}>
      <div className="mt-4 flex items-center gap-3.5 wrap-anywhere">
        {picture}
        <div className="min-w-0">
          <b className="block font-display text-18 leading-tight font-semibold">
            <bdi>{name}</bdi>
          </b>
          <span className="text-14 text-ink-2">{text}</span>
        </div>
      </div>
      <div className="mt-4 grid gap-3.5">
        {stars !== 0 && <BalanceChange kid={{ name: kid.name, totalStars }} change={-stars} />}
        <ul className="grid gap-2 text-15 [&_svg]:mt-0.5 [&_svg]:flex-none">
          {waitsAgain && (
            <li className="flex gap-2.5">
              <Hourglass aria-hidden size={20} />
              {t('statement.willWait')}
            </li>
          )}
          <li className="flex gap-2.5">
            <Eye aria-hidden size={20} />
            {t('statement.kidSees', { name: kid.name })}
          </li>
        </ul>
      </div>
      <div className="mt-5 flex gap-3 *:last:flex-1">
        <Button disabled={busy} onClick={onClose}>
          {t('statement.keep')}
        </Button>
        <Button
          variant="strong"
          saves
          saving={busy}
          savingLabel={t('undo.undoing')}
          onClick={() => void undo()}
        >
          <Undo2 className="rtl:-scale-x-100" />
          {stars === 0
            ? t('undo.undo')
            : stars > 0
              ? t('statement.takeBack', { count: stars })
              : t('statement.giveBack', { count: -stars })}
        </Button>
      </div>
    </Dialog>
  );
}
