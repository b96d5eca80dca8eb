import { Check, Undo2, X } from 'lucide-react';
import { ChorePicture } from '@/components/art/chore-picture';
import { RewardPicture } from '@/components/art/reward-picture';
import { Button } from '@/components/ui/button';
import { Stars } from '@/components/ui/stars';
import { t } from '@/lib/i18n/messages';
import { reviewText, nameOfReviewed, starsOfReview, type ReviewedItem } from './reviewed-items';

export function ReviewedPicture({ one, size }: { one: ReviewedItem; size: number }) {
  return one.kind === 'chore' ? (
    <ChorePicture chore={one.record.chore} size={size} />
  ) : (
    <RewardPicture reward={one.record.reward} size={size} />
  );
}

export function ReviewedRow({ one, onUndo }: { one: ReviewedItem; onUndo?: (() => void) | undefined }) {
  const { kid, status, parentNotes } = one.record;
  const name = nameOfReviewed(one);
  const Glyph = status === 'approved' ? Check : X;
  const stars = Math.abs(starsOfReview(one));
  return (
    <li
      data-row
      className="flex items-center gap-3 border-b-2 border-line py-2.5 wrap-anywhere last:border-0"
    >
      <ReviewedPicture one={one} size={48} />
      <div className="min-w-0 flex-1">
        <bdi className="line-clamp-2 font-display text-16 leading-tight font-semibold" title={name}>
          {name}
        </bdi>
        <p className="text-14 leading-snug text-ink-2">
          <bdi className="font-semibold">{kid.name}</bdi>{' '}
          <Glyph
            aria-hidden
            size={15}
            className={`mb-0.5 inline ${status === 'approved' ? 'text-ok' : 'text-info'}`}
          />{' '}
          {reviewText(one)}
        </p>
        {parentNotes && (
          <p className="line-clamp-2 text-14 leading-snug">{t('reviews.quote', { note: parentNotes })}</p>
        )}
      </div>
      {stars > 0 && <Stars count={stars} className="flex-none text-16" />}
      {onUndo && (
        <Button
          variant="text"
          className="flex-none max-mini:px-3! mini:-me-2"
          aria-label={t('decided.undoOf', { name, kid: kid.name })}
          onClick={onUndo}
        >
          <Undo2 className="rtl:-scale-x-100" />
          <span className="max-mini:hidden">{t('undo.undo')}</span>
        </Button>
      )}
    </li>
  );
}
