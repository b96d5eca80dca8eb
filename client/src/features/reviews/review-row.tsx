import { clsx } from 'clsx';
import { Link } from 'wouter';
import { Avatar } from '@/components/ui/avatar';
import { Stars } from '@/components/ui/stars';
import { SwipeRow } from '@/components/ui/swipe-row';
import { useOffline } from '@/lib/api/connection';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { NoteEditor } from './note-editor';
import { ApproveButton, PraiseButton, RejectIconButton, reviewSwipes } from './review-buttons';
import type { ReviewProps } from './review-card';

/** A narrow row has only Approve; a swipe or the approvals offer the rest. */
export function ReviewRow({ text, stars, ...review }: ReviewProps & { text: string; stars: number }) {
  const { name, kid, reviewing } = review;
  const offline = useOffline();
  const mayReview = !reviewing.readOnly && !reviewing.noting;
  return (
    <div className="@container -mx-5 max-laptop:-mx-3.5">
      <SwipeRow
        className="bg-surface px-5 max-laptop:px-3.5"
        {...reviewSwipes(review, mayReview && !offline)}
      >
        <article
          data-row
          className={clsx(
            'relative grid min-h-16.5 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-2 border-line py-2',
            'in-[li+li]:border-t-2',
            'max-laptop:min-h-15 max-laptop:py-1.5 @max-card:grid-cols-[auto_minmax(0,1fr)_auto]',
          )}
          aria-label={t('reviews.card', { name, kid: kid.name })}
        >
          <span className="relative flex-none" aria-hidden>
            {review.picture}
            <Avatar kid={kid} size={24} className="absolute -end-1.5 -bottom-1 ring-2 ring-surface" />
          </span>
          <div className="min-w-0">
            <h3 className="text-16 leading-tight">
              <Link
                href={paths.parentTab('approvals')}
                className="text-inherit no-underline after:absolute after:inset-0 after:rounded-sm"
              >
                <bdi className="block truncate">{name}</bdi>
              </Link>
            </h3>
            <p className="mt-0.5 flex items-center gap-x-2 text-14 leading-snug text-ink-2">
              <Stars count={stars} className="text-14 text-ink @card:hidden" />
              <span className="line-clamp-3 min-w-0">{text}</span>
            </p>
          </div>
          <Stars count={stars} className="text-16 @max-card:hidden" />
          {reviewing.readOnly ? (
            <p className="text-14 text-ink-2 @max-card:col-span-full">{t('reviews.parentsDecide')}</p>
          ) : reviewing.noting === 'approve' ? (
            <div className="relative col-span-full">
              <NoteEditor {...review} />
            </div>
          ) : (
            <div className="relative flex gap-2">
              <span className="contents @max-card:hidden">
                <RejectIconButton {...review} />
                <span className="contents max-wide:hidden">
                  <PraiseButton {...review} />
                </span>
              </span>
              <ApproveButton {...review} className="@max-card:px-3.5!" labelClass="@max-row:sr-only" />
            </div>
          )}
        </article>
      </SwipeRow>
    </div>
  );
}
