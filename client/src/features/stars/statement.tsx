import { useQuery } from '@tanstack/react-query';
import { Check, Download } from 'lucide-react';
import { Fragment, useState } from 'react';
import { DAY_MS, UNDO_DAYS } from '@shared/constants';
import type { ParentKid } from '@shared/contracts/kids';
import type { LedgerEntry } from '@shared/contracts/stars';
import { groupBy } from '@shared/rules/group-by';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { RichText } from '@/components/ui/rich-text';
import { RowSkeletons } from '@/components/ui/row-skeletons';
import { Segmented } from '@/components/ui/segmented';
import { toastFailure } from '@/components/ui/use-toast';
import { useUndoRedemptionReview } from '@/features/redemptions/redemptions.api';
import { showSpentStars } from '@/features/reviews/spent-stars';
import { useUndoSubmissionReview } from '@/features/submissions/submissions.api';
import { displayOf } from '@/lib/api/api-client';
import { useZoneClock, type FamilyClock } from '@/lib/dates/family-clock';
import { formatDay } from '@/lib/i18n/format';
import { kidRequestsQuery } from '@/lib/api/shared-queries';
import { t } from '@/lib/i18n/messages';
import { useMayManage } from '@/lib/api/user-query';
import { StatementRow, EntryPicture, entryText, type EntryFacts } from './statement-row';
import {
  useStarTotals,
  useStatement,
  useStatementExport,
  useUndoStars,
  type StatementFilter,
} from './stars.api';
import { UndoDialog } from './undo-dialog';

const FILTERS = [
  { value: 'all', labelId: 'statement.all' },
  { value: 'chores', labelId: 'statement.earned' },
  { value: 'rewards', labelId: 'statement.spent' },
  { value: 'by_hand', labelId: 'statement.manual' },
] as const;

export function Statement({
  kid,
  timezone,
  filter,
  onFilter,
}: {
  kid: ParentKid;
  timezone: string;
  filter: StatementFilter;
  onFilter: (filter: StatementFilter) => void;
}) {
  const download = useStatementExport(kid.id);
  return (
    <Card as="section" className="min-w-0 px-3.5 pt-3 pb-2 mini:px-5.5 mini:pt-4" aria-labelledby="statement">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 pb-3">
        <h2 id="statement" className="text-21">
          {t('statement.title')}
        </h2>
        <Segmented<StatementFilter>
          label={t('statement.show')}
          className="max-mini:w-full"
          value={filter}
          onChange={onFilter}
          options={FILTERS.map(({ value, labelId }) => ({ value, label: t(labelId) }))}
        />
      </header>
      <Entries key={filter} kid={kid} timezone={timezone} filter={filter} />
      <footer className="mt-2 mb-2 flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-sunken py-1 ps-3.5 pe-1 text-14">
        <Sums kid={kid} />
        <Button
          variant="text"
          className="ms-auto hover:bg-line"
          saving={download.isPending}
          savingLabel={t('statement.downloading')}
          onClick={() =>
            download.mutate(filter, {
              onError: (error) => toastFailure(t('statement.downloadFailed'), error),
            })
          }
        >
          <Download />
          {t('statement.download')}
        </Button>
      </footer>
    </Card>
  );
}

function Sums({ kid }: { kid: ParentKid }) {
  const totals = useStarTotals(kid.id).data;
  if (!totals) return null;
  return (
    <p className="flex min-w-0 flex-1 basis-56 items-center gap-2.5 py-2 leading-snug">
      <Check aria-hidden size={18} className="flex-none stroke-3 text-ok" />
      <span>
        <RichText
          id="statement.sums"
          values={{
            earned: totals.chores + totals.bonuses,
            spent: -totals.rewards,
            taken: -totals.deductions,
            left: totals.total,
          }}
          parts={[<b key="0" className="font-display font-semibold" />]}
        />
      </span>
    </p>
  );
}

function Entries({ kid, timezone, filter }: { kid: ParentKid; timezone: string; filter: StatementFilter }) {
  const mayManage = useMayManage();
  const statement = useStatement(kid.id, filter);
  const requests = useQuery(kidRequestsQuery(kid.id)).data;
  const clock = useZoneClock(timezone);
  const undoEntry = useUndoEntry(kid.id);
  const [undoing, setUndoing] = useState<LedgerEntry | null>(null);
  const entries = statement.data?.pages.flatMap(({ rows }) => rows);

  if (!entries) {
    return statement.isError ? (
      <ErrorState
        title={t('statement.failed')}
        text={displayOf(statement.error, t('ui.checkConnection'))}
        onRetry={() => void statement.refetch()}
        retrying={statement.isFetching}
      />
    ) : (
      <RowSkeletons label={t('statement.loading')} count={5} keyed />
    );
  }
  if (entries.length === 0) {
    return filter === 'all' ? (
      <EmptyState title={t('statement.none')} text={t('statement.noneText')} />
    ) : (
      <EmptyState title={t('statement.noneHere')} />
    );
  }
  const undo = (entry: LedgerEntry) => {
    const missing = entry.amount - kid.totalStars;
    if (missing > 0) showSpentStars({ kid, name: entry.label, given: entry.amount, missing });
    else setUndoing(entry);
  };
  return (
    <>
      <Table
        entries={entries}
        facts={{ requests, timezone }}
        clock={clock}
        onUndo={(entry) =>
          mayManage && mayUndo(entry, statement.dataUpdatedAt) ? () => undo(entry) : undefined
        }
      />
      {statement.hasNextPage && (
        <Button
          wide
          className="my-3"
          saving={statement.isFetchingNextPage}
          onClick={() => void statement.fetchNextPage()}
        >
          {t('statement.showOlder')}
        </Button>
      )}
      {statement.isFetchNextPageError && (
        <p role="alert" className="pb-3 text-14 text-danger">
          {t('statement.olderFailed')}
        </p>
      )}
      {undoing && (
        <UndoDialog
          title={isReview(undoing) ? t('statement.undoApproval') : t('statement.undoManual')}
          what={{ kid, name: undoing.label, stars: undoing.amount }}
          totalStars={kid.totalStars}
          picture={<EntryPicture entry={undoing} size={60} />}
          text={entryText(undoing, { requests, timezone })}
          waitsAgain={isReview(undoing)}
          onUndo={() => undoEntry(undoing)}
          onClose={() => setUndoing(null)}
        />
      )}
    </>
  );
}

const isReview = ({ submissionId, redemptionId }: LedgerEntry) => (submissionId ?? redemptionId) !== null;

function Table({
  entries,
  facts,
  clock,
  onUndo,
}: {
  entries: readonly LedgerEntry[];
  facts: EntryFacts;
  clock: FamilyClock;
  onUndo: (entry: LedgerEntry) => (() => void) | undefined;
}) {
  return (
    <table className="w-full border-collapse" aria-labelledby="statement">
      <thead className="text-13 text-ink-2 max-mini:sr-only">
        <tr>
          <th scope="col" className="pb-1.5 text-start font-medium">
            {t('statement.what')}
          </th>
          <th scope="col" className="pb-1.5 text-end font-medium">
            {t('statement.stars')}
          </th>
          <th scope="col" className="pb-1.5 text-end font-medium whitespace-nowrap max-mini:hidden">
            {t('statement.thenHad')}
          </th>
          <th scope="col">
            <span className="sr-only">{t('undo.undo')}</span>
          </th>
        </tr>
      </thead>
      {Array.from(
        groupBy(entries, ({ at }) => clock.dayOf(at)),
        ([date, ofDay]) => (
          <tbody key={date}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={4}
                className="rounded-xs bg-sunken px-3 py-1.5 text-start text-14 font-semibold text-ink-2 first-letter:uppercase"
              >
                {date === clock.today ? t('statement.today', { day: formatDay(date) }) : formatDay(date)}
              </th>
            </tr>
            {ofDay.map((entry) => (
              <Fragment key={entry.id}>
                <StatementRow entry={entry} facts={facts} onUndo={onUndo(entry)} />
              </Fragment>
            ))}
          </tbody>
        ),
      )}
    </table>
  );
}

/** Whether the entry can be undone: once, within seven days. `now` is in ms. */
function mayUndo({ kind, reversedBy, at }: LedgerEntry, now: number): boolean {
  return kind !== 'reversal' && reversedBy === null && now - Date.parse(at) <= UNDO_DAYS * DAY_MS;
}

function useUndoEntry(kidId: string): (entry: LedgerEntry) => Promise<unknown> {
  const { mutateAsync: undoSubmission } = useUndoSubmissionReview();
  const { mutateAsync: undoRedemption } = useUndoRedemptionReview();
  const { mutateAsync: undoStars } = useUndoStars();
  return ({ id: entryId, submissionId, redemptionId }) => {
    if (submissionId !== null) return undoSubmission({ id: submissionId, kidId });
    if (redemptionId !== null) return undoRedemption({ id: redemptionId, kidId });
    return undoStars({ kidId, entryId });
  };
}
