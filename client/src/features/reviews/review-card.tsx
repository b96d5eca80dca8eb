import type { ReactNode } from 'react';
import type { NewPraise } from '@shared/contracts/praise';
import { Avatar, type Face } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { formatAgo } from '@/lib/format';
import { t } from '@/lib/messages';
import { NoteEditor } from './note-editor';
import { ApproveButton, NoteButton, PraiseButton } from './review-buttons';

export interface Reviewing {
  /** The review whose note is open. */
  noting: 'approve' | 'reject' | null;
  setNoting: (noting: 'approve' | 'reject' | null) => void;
  approve: (note?: string) => void;
  reject: (note: string) => void;
  /** Approves with a heart. `text` is the effect. */
  praise?: { text: string; send: (praise: NewPraise) => void };
  readOnly?: boolean;
}

export interface ReviewProps {
  name: string;
  kid: Face;
  reviewing: Reviewing;
  blocked?: boolean;
  noteExamples: Record<'approve' | 'reject', string>;
}

/**
 * A pending item with `stars` next to it and `extra` below. Its layout follows the list's width, not the
 * window's.
 */
export function ReviewCard({
  picture,
  at,
  quote,
  stars,
  extra,
  ...review
}: ReviewProps & {
  picture: ReactNode;
  at: string;
  quote: string | null;
  stars: ReactNode;
  extra?: ReactNode;
}) {
  const { name, kid, reviewing } = review;
  return (
    <div className="@container">
      <Card
        as="article"
        data-row
        className="mb-4 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3.5 p-4.5 wrap-anywhere @max-card:gap-3 @max-card:p-3.5 @max-card:has-[>[data-look=tray]]:grid-cols-[auto_minmax(0,1fr)]"
        aria-label={t('reviews.card', { name, kid: kid.name })}
      >
        {picture}
        <div className="min-w-0">
          <h3 className="text-20">
            <bdi className="line-clamp-2">{name}</bdi>
          </h3>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-14 font-medium text-ink-2">
            <span className="flex min-w-0 items-center gap-2">
              <Avatar kid={kid} size={26} />
              <bdi className="line-clamp-2" title={kid.name}>
                {kid.name}
              </bdi>
            </span>
            {/* No separator dot if name and time may be on two lines. */}
            <i className="size-1 rounded-full bg-control @max-sm:hidden" />
            <time dateTime={at}>{formatAgo(at)}</time>
          </p>
          {quote && (
            <p className="mt-1.5 line-clamp-4 text-15 leading-[1.4]">{t('reviews.quote', { note: quote })}</p>
          )}
        </div>
        {stars}
        {extra}
        <div className="col-span-full">
          {reviewing.readOnly ? (
            <p className="text-14 text-ink-2">{t('reviews.parentsDecide')}</p>
          ) : reviewing.noting ? (
            <NoteEditor {...review} />
          ) : (
            <div className="flex flex-wrap items-start gap-3">
              <Button
                variant="secondary"
                className="grow"
                data-shortcut="reject"
                aria-label={t('reviews.rejectOf', { name, kid: kid.name })}
                onClick={() => reviewing.setNoting('reject')}
              >
                {t('reviews.reject')}
              </Button>
              <NoteButton {...review} />
              <PraiseButton {...review} />
              <ApproveButton {...review} className="grow-[1.7]" />
            </div>
          )}
        </div>
      </Card>
    </div>
  );
}
