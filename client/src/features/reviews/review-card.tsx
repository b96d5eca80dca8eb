import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import type { NewPraise } from '@shared/contracts/praise';
import { Avatar, type Face } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { SwipeRow } from '@/components/ui/swipe-row';
import { formatAgo } from '@/lib/i18n/format';
import { useOffline } from '@/lib/api/connection';
import { t } from '@/lib/i18n/messages';
import { Skeleton } from '@/components/ui/skeleton';
import { NoteEditor } from './note-editor';
import {
  ApproveButton,
  NoteButton,
  PraiseButton,
  RejectButton,
  reviewSwipes,
  RowApproveButton,
} from './review-buttons';
import type { useReviewDraft } from './review-draft';
import type { StepToRepeat } from './step-tiles';

export interface Reviewing extends ReturnType<typeof useReviewDraft> {
  approve: (note?: string) => void;
  reject: (note: string, redoStepIds?: readonly string[]) => void;
  steps?: readonly StepToRepeat[];
  /** `text` is the effect. */
  praise?: { text: string; send: (praise: NewPraise) => void };
  readOnly?: boolean;
}

export interface ReviewProps {
  kind: 'chore' | 'reward';
  name: string;
  kid: Face;
  picture: ReactNode;
  reviewing: Reviewing;
  blocked?: boolean;
  /** The id of the text that explains `blocked`. */
  describedBy?: string | undefined;
}

/** Shown in the panel next to the list, or in a sheet on phones. Its layout follows its own width. */
export function ReviewDetail({
  largePicture,
  at,
  quote,
  summary,
  stars,
  extra,
  ...review
}: ReviewProps & {
  largePicture: ReactNode;
  at: string;
  quote: string | null;
  summary?: string | null;
  stars: ReactNode;
  extra?: ReactNode;
}) {
  const { name, kid, reviewing } = review;
  return (
    <div className="@container">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-4.5 wrap-anywhere @max-card:has-[>[data-look=tray]]:grid-cols-[auto_minmax(0,1fr)]">
        {largePicture}
        <div className="min-w-0">
          <h2 className="text-26 leading-tight @max-card:text-21">
            <bdi className="line-clamp-2">{name}</bdi>
          </h2>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-15 text-ink-2">
            <span className="flex min-w-0 items-center gap-2">
              <Avatar kid={kid} size={26} />
              <bdi className="line-clamp-2" title={kid.name}>
                {kid.name}
              </bdi>
            </span>
            {/* Name and time may be on two lines. */}
            <i className="size-1 rounded-full bg-control @max-sm:hidden" />
            <time dateTime={at}>{formatAgo(at)}</time>
            {summary && (
              <>
                <i className="size-1 rounded-full bg-control @max-sm:hidden" />
                <span className="font-semibold text-ink">{summary}</span>
              </>
            )}
          </p>
        </div>
        {stars}
        {quote && (
          <p className="col-span-full line-clamp-6 text-16 leading-[1.4] font-medium">
            {t('reviews.quote', { note: quote })}
          </p>
        )}
        {extra}
        <div className="col-span-full">
          {reviewing.readOnly ? (
            <p className="text-14 text-ink-2">{t('reviews.parentsDecide')}</p>
          ) : reviewing.noting === 'approve' ? (
            <NoteEditor {...review} />
          ) : (
            <div className="flex flex-wrap items-start gap-2.5">
              <RejectButton {...review} className="grow" />
              <NoteButton {...review} />
              <PraiseButton {...review} />
              <ApproveButton {...review} className="grow-[1.7] @max-card:w-full" />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

export interface ItemProps {
  /** A row next to the detail, or a card with all buttons on phones. */
  look: 'row' | 'card';
  isCurrent?: boolean;
  onOpen: () => void;
}

export function ReviewItem({
  look,
  text,
  textId,
  stars,
  isCurrent = false,
  onOpen,
  ...review
}: ReviewProps & ItemProps & { text: ReactNode; textId?: string; stars: ReactNode }) {
  const { name, kid, reviewing } = review;
  const isCard = look === 'card';
  const offline = useOffline();
  const mayReview = reviewing.readOnly !== true;
  // The list next to a detail has its own heading.
  const Heading = isCard ? 'h2' : 'h3';
  const item = (
    <article
      data-row
      data-card={isCard || undefined}
      aria-current={isCurrent || undefined}
      className={clsx(
        'relative grid gap-2 -outline-offset-2',
        isCard
          ? 'px-3 py-2.5'
          : 'min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center rounded-md py-1.5 ps-3 pe-1.5 hover:bg-sunken aria-current:bg-lagoon-soft aria-current:inset-ring-2 aria-current:inset-ring-lagoon',
      )}
      aria-label={t('reviews.card', { name, kid: kid.name })}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5">
        {review.picture}
        <div className="min-w-0">
          <Heading className="text-16 leading-tight">
            <button
              type="button"
              className="block max-w-full text-start after:absolute after:inset-0 after:rounded-md"
              onClick={onOpen}
            >
              <bdi className="block truncate">{name}</bdi>
            </button>
          </Heading>
          <p id={textId} className="mt-0.5 line-clamp-2 text-14 leading-snug text-ink-2">
            {text}
          </p>
        </div>
        {stars}
      </div>
      {mayReview &&
        (isCard ? (
          <div className="relative flex gap-2 *:px-2">
            <RejectButton {...review} className="min-h-11.75! flex-1" />
            <PraiseButton {...review} className="w-13!" />
            <ApproveButton {...review} className="flex-[1.5]" />
          </div>
        ) : (
          <RowApproveButton {...review} isCurrent={isCurrent} />
        ))}
    </article>
  );
  if (!isCard) {
    return (
      <div role="presentation" onFocus={onOpen} onKeyDown={approveByEnter}>
        {item}
      </div>
    );
  }
  return (
    <Card className="mb-2 overflow-clip rounded-lg!">
      <SwipeRow className="bg-surface" {...reviewSwipes(review, mayReview && !offline)}>
        {item}
      </SwipeRow>
    </Card>
  );
}

function approveByEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, repeat, currentTarget } = event;
  if (key !== 'Enter' || repeat || !(target instanceof Element && target.matches('[data-row]'))) return;
  event.preventDefault();
  currentTarget.querySelector<HTMLElement>('[data-main]:not(:disabled)')?.click();
}

export function KidPicture({ kid, children }: { kid: Face; children: ReactNode }) {
  return (
    <span className="relative block size-11.5 flex-none" aria-hidden>
      {children}
      <Avatar kid={kid} size={24} className="absolute -end-1.5 -bottom-1 ring-2 ring-surface" />
    </span>
  );
}

export function ReviewSkeletons({ label }: { label: string }) {
  return (
    <div className="grid gap-4" aria-busy>
      <output className="sr-only">{label}</output>
      {[0, 1].map((index) => (
        <Card key={index} className="grid gap-4 p-4.5" aria-hidden>
          <div className="flex items-center gap-4">
            <Skeleton className="size-19 rounded-lg" />
            <div className="grid flex-1 gap-2.5">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-1/3" />
            </div>
            <Skeleton className="h-11 w-28" />
          </div>
          <Skeleton className="h-11" />
        </Card>
      ))}
    </div>
  );
}
