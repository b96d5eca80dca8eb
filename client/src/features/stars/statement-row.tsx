import { clsx } from 'clsx';
import { Undo2 } from 'lucide-react';
import type { LedgerEntry } from '@shared/contracts/stars';
import { Button } from '@/components/ui/button';
import { formatNumber, formatSigned } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { EntryPicture } from './entry-picture';
import { entryText, entryTitle, type EntryFacts } from './entry-words';

export function StatementRow({
  entry,
  facts,
  onUndo,
}: {
  entry: LedgerEntry;
  facts: EntryFacts;
  onUndo: (() => void) | undefined;
}) {
  const { amount, balance, reversedBy } = entry;
  const undone = reversedBy !== null;
  const title = entryTitle(entry);
  return (
    <tr data-row className="border-b-2 border-line last:border-0">
      <td className="py-2.5">
        <div className="flex min-w-0 items-center gap-3 wrap-anywhere">
          <EntryPicture entry={entry} />
          <div className="min-w-0">
            <bdi
              className={clsx(
                'line-clamp-2 font-display text-16 leading-tight font-semibold',
                undone && 'text-ink-2 line-through',
              )}
              title={title}
            >
              {title}
            </bdi>
            <span className="block text-14 leading-snug text-ink-2">
              {undone && t('statement.undoneLater')} {entryText(entry, facts)}
            </span>
          </div>
        </div>
      </td>
      <td
        className={clsx(
          'ps-2 text-end font-display text-16 font-semibold whitespace-nowrap tabular-nums',
          undone ? 'text-ink-2' : amount > 0 ? 'text-ok' : 'text-treat-text',
        )}
      >
        <span className="sr-only">{t('statement.moved', { count: amount })}</span>
        <span aria-hidden>{formatSigned(amount)}</span>
        <small className="block font-body text-13 font-medium text-ink-2 mini:hidden">
          {formatNumber(balance)}
          <span className="sr-only">{t('statement.after')}</span>
        </small>
      </td>
      <td className="w-22 text-end laptop:max-desktop:w-18 font-display text-16 font-semibold tabular-nums max-mini:hidden">
        {formatNumber(balance)}
      </td>
      <td className="w-13 text-end mini:w-27 laptop:max-desktop:w-14">
        {onUndo && (
          <Button
            variant="text"
            className="max-mini:px-3! mini:-me-2 laptop:max-desktop:px-3!"
            aria-label={t('statement.undoOf', { what: title })}
            onClick={onUndo}
          >
            <Undo2 className="rtl:-scale-x-100" />
            <span className="max-mini:hidden laptop:max-desktop:hidden">{t('undo.undo')}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}
