import { clsx } from 'clsx';
import { use, useLayoutEffect, useRef, useState } from 'react';
import { AnimatedList } from '@/components/ui/animated-list';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { useHeldRows, type HeldRow } from '@/components/ui/use-held-rows';
import { RedemptionDetail, RedemptionItem } from '@/features/redemptions/redemption-card';
import { ReviewSkeletons, type ItemProps } from '@/features/reviews/review-card';
import { SharedDraft, useDraftState } from '@/features/reviews/review-draft';
import type { StarChoices } from '@/features/submissions/star-choices';
import { SubmissionDetail, SubmissionItem } from '@/features/submissions/submission-card';
import { displayOf } from '@/lib/api/api-client';
import { focusNextRow } from '@/lib/input/keep-focus';
import { t } from '@/lib/i18n/messages';
import { useMoveNoted } from '@/lib/input/taps';
import { useWide } from '@/lib/page/use-media';
import { usePendingItems, type PendingItem } from './use-pending-items';

const kidOf = (item: PendingItem) => (item.kind === 'chore' ? item.submission.kid : item.redemption.kid);
const nameOf = (item: PendingItem) =>
  item.kind === 'chore' ? item.submission.chore.name : item.redemption.reward.name;

const isOpen = ({ state }: HeldRow<PendingItem>) => state === 'here';

interface ListProps {
  rows: readonly HeldRow<PendingItem>[];
  stars: StarChoices;
}

export function ApprovalsPanel({ stars, onReviewed }: { stars: StarChoices; onReviewed: () => void }) {
  const { items, isLeaving, isLoaded, error, isFetching, retry } = usePendingItems();
  const [kidId, setKidId] = useState<string | null>(null);
  const all = useHeldRows(items, isLeaving);
  const isWide = useWide('laptop');
  const draft = useDraftState();
  if (error) {
    return (
      <Card>
        <ErrorState
          title={t('family.waitingFailed')}
          text={displayOf(error, t('ui.checkConnection'))}
          onRetry={retry}
          retrying={isFetching}
        />
      </Card>
    );
  }
  if (!isLoaded) return <ReviewSkeletons label={t('family.waitingLoading')} />;
  if (all.every(({ state }) => state === 'closed')) {
    return (
      <Card>
        <EmptyState
          pip="nest"
          title={t('family.nothingToApprove')}
          text={t('family.caughtUpHere')}
          action={
            <Button variant="secondary" onClick={onReviewed}>
              {t('family.seeReviewed')}
            </Button>
          }
          className="py-14"
        />
      </Card>
    );
  }
  // The chosen kid may have nothing left.
  const chosen = all.some(({ item }) => kidOf(item).id === kidId) ? kidId : null;
  const rows = chosen === null ? all : all.filter(({ item }) => kidOf(item).id === chosen);
  const List = isWide ? ListAndDetail : Cards;
  return (
    <>
      <KidFilter
        items={items.filter((item) => !isLeaving(item))}
        rows={all}
        kidId={chosen}
        onChange={setKidId}
      />
      {rows.every(({ state }) => state === 'closed') ? (
        <p className="py-4 text-ink-2">{t('family.nothingHere')}</p>
      ) : (
        <SharedDraft value={draft}>
          <List key={chosen} rows={rows} stars={stars} />
        </SharedDraft>
      )}
    </>
  );
}

function KidFilter({
  items,
  rows,
  kidId,
  onChange,
}: {
  items: readonly PendingItem[];
  rows: readonly HeldRow<PendingItem>[];
  kidId: string | null;
  onChange: (kidId: string | null) => void;
}) {
  const kids = new Map(rows.map(({ item }) => [kidOf(item).id, kidOf(item)]));
  const chosen = kidId !== null && kids.has(kidId);
  if (kids.size < 2 && !chosen) return null;
  return (
    <fieldset
      className="mb-2.5 flex min-w-0 gap-2 max-laptop:-mx-4 max-laptop:overflow-x-auto max-laptop:px-4 max-laptop:[scrollbar-width:none] tiny:-mx-3 tiny:px-3 laptop:mb-3.5 laptop:flex-wrap"
      aria-label={t('family.filterByKid')}
    >
      <ChoiceChip chosen={kidId === null} plain onClick={() => onChange(null)}>
        {t('family.allKids')} <b>{items.length}</b>
      </ChoiceChip>
      {[...kids.values()]
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map((kid) => (
          <ChoiceChip key={kid.id} chosen={kidId === kid.id} plain onClick={() => onChange(kid.id)}>
            <Avatar kid={kid} size={30} className="-ms-1.5" />
            <bdi className="max-w-32 truncate">{kid.name}</bdi>{' '}
            <b>{items.filter((item) => kidOf(item).id === kid.id).length}</b>
          </ChoiceChip>
        ))}
    </fieldset>
  );
}

function Item({ item, stars, ...props }: { item: PendingItem; stars: StarChoices } & ItemProps) {
  return item.kind === 'chore' ? (
    <SubmissionItem submission={item.submission} choices={stars} {...props} />
  ) : (
    <RedemptionItem redemption={item.redemption} {...props} />
  );
}

function Detail({ item, stars }: { item: PendingItem; stars: StarChoices }) {
  return item.kind === 'chore' ? (
    <SubmissionDetail submission={item.submission} choices={stars} />
  ) : (
    <RedemptionDetail redemption={item.redemption} />
  );
}

function Cards({ rows, stars }: ListProps) {
  const shared = use(SharedDraft);
  const draft = shared?.[0];
  // Only the detail has a note.
  const [openId, setOpenId] = useState(draft?.noting === 'approve' ? draft.id : null);
  const open = rows.find(({ item, state }) => item.id === openId && state === 'here');
  return (
    <>
      <AnimatedList
        label={t('parent.approvals')}
        rows={rows}
        render={(item) => (
          // The reasons of an open detail are there.
          <SharedDraft value={item.id === open?.item.id ? null : shared}>
            <Item item={item} stars={stars} look="card" onOpen={() => setOpenId(item.id)} />
          </SharedDraft>
        )}
      />
      {open && (
        <Dialog
          open
          onOpenChange={() => setOpenId(null)}
          title={nameOf(open.item)}
          titleClass="sr-only"
          sheet
        >
          <Detail item={open.item} stars={stars} />
        </Dialog>
      )}
    </>
  );
}

function ListAndDetail({ rows, stars }: ListProps) {
  const [wanted, setWanted] = useState(use(SharedDraft)?.[0]?.id ?? null);
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = detailOf(rows, wanted, shownId);
  if (shown && shown.item.id !== shownId) setShownId(shown.item.id);
  return (
    <div className="grid grid-cols-[minmax(0,380px)_minmax(0,1fr)] items-start gap-3.5 wide:grid-cols-[minmax(0,460px)_minmax(0,1fr)] wide:gap-4.5">
      <Card className="p-2">
        {(['chore', 'reward'] as const).map((kind) => (
          <Section
            key={kind}
            kind={kind}
            rows={rows.filter(({ item }) => item.kind === kind)}
            stars={stars}
            shownId={shown?.item.id}
            onOpen={setWanted}
          />
        ))}
      </Card>
      {shown && <DetailCard key={shown.item.id} row={shown} stars={stars} />}
    </div>
  );
}

/**
 * A reviewed row stays until it has left the list, because a second tap must not reach the next item's
 * buttons.
 */
function detailOf(
  rows: ListProps['rows'],
  wanted: string | null,
  shownId: string | null,
): HeldRow<PendingItem> | undefined {
  const at = rows.findIndex(({ item }) => item.id === shownId);
  const shown = rows[at];
  if (shown?.state === 'done' || shown?.state === 'closing') return shown;
  return (
    rows.find((row) => row.item.id === wanted && isOpen(row)) ??
    rows.slice(Math.max(at, 0)).find(isOpen) ??
    rows.findLast(isOpen)
  );
}

function Section({
  kind,
  rows,
  stars,
  shownId,
  onOpen,
}: ListProps & { kind: PendingItem['kind']; shownId: string | undefined; onOpen: (id: string) => void }) {
  if (rows.every(({ state }) => state === 'closed')) return null;
  const title = t(kind === 'chore' ? 'submissions.title' : 'redemptions.title');
  return (
    <section aria-label={title}>
      <h2 className="px-3 pt-3 pb-2 font-body text-14 leading-none font-semibold text-ink-2">{title}</h2>
      <AnimatedList
        label={title}
        rows={rows}
        render={(item) => (
          <Item
            item={item}
            stars={stars}
            look="row"
            isCurrent={item.id === shownId}
            onOpen={() => onOpen(item.id)}
          />
        )}
      />
    </section>
  );
}

function DetailCard({ row: { item, state }, stars }: { row: HeldRow<PendingItem>; stars: StarChoices }) {
  const card = useRef<HTMLElement>(null);
  useMoveNoted(card, item.id);
  const isDone = state !== 'here';
  useLayoutEffect(() => {
    if (!isDone || card.current?.contains(document.activeElement) !== true) return;
    const row = document.querySelector<HTMLElement>('[data-row][aria-current]')?.closest('li');
    if (row) focusNextRow(row);
  }, [isDone]);
  return (
    <section
      ref={card}
      data-detail
      inert={isDone}
      aria-label={t('family.detailOf', { name: nameOf(item), kid: kidOf(item).name })}
      className={clsx(
        'sticky top-5 rounded-lg bg-surface px-6 py-5.5 shadow-card transition-opacity max-wide:p-4.5',
        isDone && 'opacity-35',
      )}
    >
      <Detail item={item} stars={stars} />
    </section>
  );
}
