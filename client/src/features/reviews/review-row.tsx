import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { t } from '@/lib/messages';
import { NoteEditor } from './note-editor';
import { ApproveButton, NoteButton, PraiseButton, RejectIconButton } from './review-buttons';
import type { ReviewProps } from './review-card';

export function ReviewRow({
  picture,
  text,
  stars,
  ...review
}: ReviewProps & { picture: ReactNode; text: string; stars: ReactNode }) {
  const { name, kid, reviewing } = review;
  return (
    <div className="@container">
      <article
        data-row
        className="grid grid-cols-[46px_auto_minmax(0,1fr)_auto_auto] items-center gap-x-3.5 gap-y-2 border-line py-3.5 wrap-anywhere in-[li+li]:border-t-2 @max-card:grid-cols-[auto_minmax(0,1fr)_auto]"
        aria-label={t('reviews.card', { name, kid: kid.name })}
      >
        <Avatar kid={kid} size={46} className="@max-card:hidden!" />
        {picture}
        <div className="min-w-0">
          <h3 className="text-17">
            <bdi className="block truncate">{name}</bdi>
          </h3>
          <p className="mt-0.5 line-clamp-2 text-14 text-ink-2">{text}</p>
        </div>
        {stars}
        {reviewing.readOnly ? (
          <p className="text-14 text-ink-2 @max-card:col-span-full">{t('reviews.parentsDecide')}</p>
        ) : reviewing.noting ? (
          <div className="col-span-full">
            <NoteEditor {...review} />
          </div>
        ) : (
          <div className="flex gap-2.5 @max-card:col-span-full">
            <ApproveButton {...review} className="@max-card:flex-1" />
            <NoteButton {...review} />
            <PraiseButton {...review} />
            <RejectIconButton {...review} />
          </div>
        )}
      </article>
    </div>
  );
}
