import { Eye, Hourglass, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ParentKid } from '@shared/contracts/kids';
import type { LedgerEntry } from '@shared/contracts/stars';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/use-toast';
import { tellUndoFailure } from '@/features/reviews/undo-failure';
import { t } from '@/lib/messages';
import { BalanceChange } from './balance-change';
import { EntryPicture } from './entry-picture';
import { entryText, type EntryFacts } from './entry-words';
import { useUndoEntry } from './use-undo-entry';

/** Asks before a line of a statement is undone, with the balance that it leaves. */
export function UndoEntryDialog({
  kid,
  entry,
  facts,
  onClose,
}: {
  kid: ParentKid;
  entry: LedgerEntry;
  facts: EntryFacts;
  onClose: () => void;
}) {
  const undoEntry = useUndoEntry(kid.id);
  const [busy, setBusy] = useState(false);
  const { kind, amount, label } = entry;
  const isReview = kind === 'chore' || kind === 'reward';
  const undo = async () => {
    setBusy(true);
    try {
      await undoEntry(entry);
      toast({ title: t('statement.undone', { what: label }), tone: 'ok' });
    } catch (error) {
      tellUndoFailure(error, { kid, name: label, stars: amount });
    }
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={isReview ? t('statement.undoApproval') : t('statement.undoByHand')}
      width={500}
    >
      <div className="mt-4 flex items-center gap-3.5 wrap-anywhere">
        <EntryPicture entry={entry} size={60} />
        <div className="min-w-0">
          <b className="block font-display text-18 leading-tight font-semibold">{label}</b>
          <span className="text-14 text-ink-2">{entryText(entry, facts)}</span>
        </div>
      </div>
      <div className="mt-4 grid gap-3.5">
        <BalanceChange kid={kid} change={-amount} />
        <ul className="grid gap-2 text-15 [&_svg]:mt-0.5 [&_svg]:flex-none">
          {isReview && (
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
        <Button variant="strong" saving={busy} savingLabel={t('undo.undoing')} onClick={() => void undo()}>
          <Undo2 className="rtl:-scale-x-100" />
          {amount > 0
            ? t('statement.takeBack', { count: amount })
            : t('statement.giveBack', { count: -amount })}
        </Button>
      </div>
    </Dialog>
  );
}
